import type { Language } from '#contract/languages.ts';
import { colourDistance } from '../colour/oklch.ts';
import { colourOf, isBlueDenim } from '../colour/spelled.ts';
import { traitsOf } from '../piece.ts';
import { type SeenGarment, seenBeside } from '../seen-garment.ts';
import type { Garment } from '../wardrobe.ts';
import { wordsOf } from './all.ts';
import type { Likeness } from './shape/words.ts';

/** From here on one sees it side by side. */
const seenColour = 0.06;
const seenFormality = 0.15;

const shownColour = (garment: Garment) => (isBlueDenim(garment) ? 'azul' : colourOf(garment));

export function compareWithPicture(
  part: SeenGarment,
  owned: Garment,
  language?: Language,
): { agrees: string; differs: string[] } {
  const { remade, grammar } = wordsOf(language);
  const [seen, own] = [traitsOf(seenBeside(part, owned)), traitsOf(owned)];
  const sameKind = part.kind === owned.kind;
  const [partColour, colour] = [shownColour(part), shownColour(owned)];
  const sameColour = partColour === colour;
  const isNearColour = colourDistance(seen.main, own.main) < seenColour;
  const samePattern = part.pattern === owned.pattern;
  const dressier = own.formality - seen.formality;
  const sameRegister = Math.abs(dressier) < seenFormality;

  const agreed: Likeness[] = [
    ...(sameKind ? (['kind'] as const) : []),
    ...(sameColour || isNearColour ? (['colour'] as const) : []),
    ...(samePattern && part.pattern !== 'plain' ? (['pattern'] as const) : []),
    ...(sameRegister && part.styleKnown ? (['formality'] as const) : []),
  ];
  const differs: string[] = [];
  if (!sameKind && grammar.nounOf(part).text !== grammar.nounOf(owned).text)
    differs.push(remade.kind(owned, part));
  const differing = {
    colour: !sameColour && !isNearColour && Boolean(colour) && Boolean(partColour),
    pattern: !samePattern,
  };
  if (differing.colour || differing.pattern) differs.push(remade.looks(owned, part, differing));
  if (sameColour && !isNearColour) differs.push(remade.tone(own.main.lightness > seen.main.lightness));
  if (!sameRegister) differs.push(remade.formality(owned, part, dressier > 0));
  return { agrees: agreed.length === 0 ? '' : remade.agrees(owned, agreed), differs };
}

/** "You’re missing a black blazer." */
export const lackOf = (part: Garment, language?: Language): string => wordsOf(language).remade.lack(part);
