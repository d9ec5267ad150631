import type { Pattern } from '#contract/vocabulary.ts';
import { colourDistance } from '../colour/oklch.ts';
import { traitsOf } from '../piece.ts';
import { type SeenGarment, seenBeside } from '../seen-garment.ts';
import type { Garment } from '../wardrobe.ts';
import {
  a,
  agree,
  capitalise,
  colourOf,
  isBlueDenim,
  joinAnd,
  patternPhrases,
  theShort,
  verb,
} from './grammar.ts';
import { type Noun, nounOf } from './nouns.ts';

/** From here on one sees it side by side. */
const seenColour = 0.06;
const seenFormality = 0.15;

const bare = (garment: Garment): Garment => ({ ...garment, colors: [], pattern: 'plain', fabric: null });

function patternIn(pattern: Pattern, noun: Noun): string {
  if (pattern === 'plain') return `lis${noun.gender === 'f' ? 'a' : 'o'}${noun.plural ? 's' : ''}`;
  if (pattern === 'logo') return 'con un logotipo';
  return patternPhrases[pattern] || agree('estampado', noun);
}

const shownColour = (garment: Garment) => (isBlueDenim(garment) ? 'azul' : colourOf(garment));

/** "la de la foto", or "la gabardina de la foto" beside another garment. */
function ofPicture(part: Garment, owned: Garment): string {
  const whole = theShort(part);
  const same = nounOf(part).text === nounOf(owned).text;
  return `${same ? whole.split(' ')[0] : whole} de la foto`;
}

/** In what a garment of one's own is like the picture's, and in what it is not. */
export function compareWithPicture(part: SeenGarment, owned: Garment): { agrees: string; differs: string[] } {
  const [seen, own] = [traitsOf(seenBeside(part, owned)), traitsOf(owned)];
  const [partNoun, noun] = [nounOf(part), nounOf(owned)];
  const sameKind = part.kind === owned.kind;
  const [partColour, colour] = [shownColour(part), shownColour(owned)];
  const sameColour = partColour === colour;
  const isNearColour = colourDistance(seen.main, own.main) < seenColour;
  const samePattern = part.pattern === owned.pattern;
  const dressier = own.formality - seen.formality;
  const sameRegister = Math.abs(dressier) < seenFormality;

  const agreed = [
    ...(sameKind ? ['tipo'] : []),
    ...(sameColour || isNearColour ? ['color'] : []),
    ...(samePattern && part.pattern !== 'plain' ? ['estampado'] : []),
    ...(sameRegister && part.styleKnown ? ['formalidad'] : []),
  ];
  const differs: string[] = [];
  const whose = ofPicture(part, owned);
  if (!sameKind && partNoun.text !== noun.text)
    differs.push(`${capitalise(verb(owned, 'es', 'son'))} ${a(bare(owned))}; en la foto, ${a(bare(part))}.`);
  const looks = [
    ...(sameColour || isNearColour || !colour || !partColour
      ? []
      : [[agree(colour, noun), agree(partColour, partNoun)] as const]),
    ...(samePattern ? [] : [[patternIn(owned.pattern, noun), patternIn(part.pattern, partNoun)] as const]),
  ];
  if (looks.length > 0) {
    const your = noun.plural ? 'Tus' : 'Tu';
    const is = verb(owned, 'es', 'son');
    const mine = joinAnd(looks.map(([one]) => one));
    const theirs = joinAnd(looks.map(([, other]) => other));
    differs.push(`${your} ${noun.text} ${is} ${mine}; ${whose}, ${theirs}.`);
  }
  if (sameColour && !isNearColour) {
    const lighter = own.main.lightness > seen.main.lightness;
    differs.push(`El tono es más ${lighter ? 'claro' : 'oscuro'} que en la foto.`);
  }
  if (!sameRegister) {
    const is = capitalise(verb(owned, 'es', 'son'));
    const informal = noun.plural ? 'informales' : 'informal';
    differs.push(`${is} más ${dressier > 0 ? 'de vestir' : informal} que ${whose}.`);
  }
  const agrees = agreed.length === 0 ? '' : `${verb(owned, 'Coincide', 'Coinciden')} en ${joinAnd(agreed)}.`;
  return { agrees, differs };
}

/** "Te falta un blazer negro." */
export const lackOf = (part: Garment): string => `Te ${verb(part, 'falta', 'faltan')} ${a(part)}.`;
