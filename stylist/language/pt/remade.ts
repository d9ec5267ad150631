import type { Pattern } from '#contract/vocabulary.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import { bareOf, type Named } from '../shape/grammar.ts';
import type { Likeness, RemadeWords } from '../shape/words.ts';
import { agree, colour } from './colours.ts';
import { a, joinAnd, patternPhrases, theShort, verb } from './grammar.ts';
import type { PortugueseNoun } from './noun.ts';
import { nounOf } from './nouns.ts';

/** With "em" before them. */
const likenesses: Readonly<Record<Likeness, string>> = {
  kind: 'no tipo',
  colour: 'na cor',
  pattern: 'no padrão',
  formality: 'na formalidade',
};

function patternIn(pattern: Pattern, noun: PortugueseNoun): string {
  if (pattern === 'plain') return agree('liso', noun);
  if (pattern === 'logo') return 'com um logótipo';
  return patternPhrases[pattern] || agree('estampado', noun);
}

function look(garment: Named, shown: { colour: boolean; pattern: boolean }): string {
  const noun = nounOf(garment);
  const name = isBlueDenim(garment) ? 'azul' : colourOf(garment);
  return joinAnd([
    ...(shown.colour && name ? [agree(colour(name), noun)] : []),
    ...(shown.pattern ? [patternIn(garment.pattern, noun)] : []),
  ]);
}

/** "a da foto", or "a gabardine da foto" beside another garment. */
function ofPicture(seen: Named, own: Named): string {
  const whole = theShort(seen);
  const same = nounOf(seen).text === nounOf(own).text;
  return `${same ? whole.split(' ')[0] : whole} da foto`;
}

export const remade: RemadeWords = {
  agrees: (own, on) =>
    `${verb(own, 'Coincide', 'Coincidem')} ${joinAnd(on.map((likeness) => likenesses[likeness]))}.`,
  kind: (own, seen) => `${verb(own, 'É', 'São')} ${a(bareOf(own))}; na foto, ${a(bareOf(seen))}.`,
  looks(own, seen, differing) {
    const { text, gender, plural } = nounOf(own);
    const your = `${gender === 'f' ? 'A' : 'O'}${plural ? 's' : ''} ${gender === 'f' ? 'tua' : 'teu'}${plural ? 's' : ''}`;
    const [mine, theirs] = [look(own, differing), look(seen, differing)];
    return `${your} ${text} ${verb(own, 'é', 'são')} ${mine}; ${ofPicture(seen, own)}, ${theirs}.`;
  },
  tone: (lighter) => `O tom é mais ${lighter ? 'claro' : 'escuro'} do que na foto.`,
  formality(own, seen, dressier) {
    const level = dressier ? verb(own, 'formal', 'formais') : verb(own, 'informal', 'informais');
    return `${verb(own, 'É', 'São')} mais ${level} do que ${ofPicture(seen, own)}.`;
  },
  /** "Falta-te um blazer preto." */
  lack: (seen) => `${verb(seen, 'Falta-te', 'Faltam-te')} ${a(seen)}.`,
};
