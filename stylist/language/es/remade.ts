import type { Pattern } from '#contract/vocabulary.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import { bareOf, type Named } from '../shape/grammar.ts';
import type { Likeness, RemadeWords } from '../shape/words.ts';
import { a, agree, joinAnd, patternPhrases, theShort, verb } from './grammar.ts';
import { type Noun, nounOf } from './nouns.ts';

const likenesses: Readonly<Record<Likeness, string>> = {
  kind: 'tipo',
  colour: 'color',
  pattern: 'estampado',
  formality: 'formalidad',
};

function patternIn(pattern: Pattern, noun: Noun): string {
  if (pattern === 'plain') return `lis${noun.gender === 'f' ? 'a' : 'o'}${noun.plural ? 's' : ''}`;
  if (pattern === 'logo') return 'con un logotipo';
  return patternPhrases[pattern] || agree('estampado', noun);
}

function look(garment: Named, shown: { colour: boolean; pattern: boolean }): string {
  const noun = nounOf(garment);
  const colour = isBlueDenim(garment) ? 'azul' : colourOf(garment);
  return joinAnd([
    ...(shown.colour && colour ? [agree(colour, noun)] : []),
    ...(shown.pattern ? [patternIn(garment.pattern, noun)] : []),
  ]);
}

/** "la de la foto", or "la gabardina de la foto" beside another garment. */
function ofPicture(seen: Named, own: Named): string {
  const whole = theShort(seen);
  const same = nounOf(seen).text === nounOf(own).text;
  return `${same ? whole.split(' ')[0] : whole} de la foto`;
}

export const remade: RemadeWords = {
  agrees: (own, on) =>
    `${verb(own, 'Coincide', 'Coinciden')} en ${joinAnd(on.map((likeness) => likenesses[likeness]))}.`,
  kind: (own, seen) => `${verb(own, 'Es', 'Son')} ${a(bareOf(own))}; en la foto, ${a(bareOf(seen))}.`,
  looks(own, seen, differing) {
    const { text, plural } = nounOf(own);
    const [mine, theirs] = [look(own, differing), look(seen, differing)];
    return `${plural ? 'Tus' : 'Tu'} ${text} ${verb(own, 'es', 'son')} ${mine}; ${ofPicture(seen, own)}, ${theirs}.`;
  },
  tone: (lighter) => `El tono es más ${lighter ? 'claro' : 'oscuro'} que en la foto.`,
  formality(own, seen, dressier) {
    const level = dressier ? 'de vestir' : verb(own, 'informal', 'informales');
    return `${verb(own, 'Es', 'Son')} más ${level} que ${ofPicture(seen, own)}.`;
  },
  /** "Te falta un blazer negro." */
  lack: (seen) => `Te ${verb(seen, 'falta', 'faltan')} ${a(seen)}.`,
};
