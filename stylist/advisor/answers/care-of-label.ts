import { type Care, type CareGroup, careGroupOf, careInstructions } from '#contract/care.ts';
import type { Garment } from '../../wardrobe.ts';
import { type Ask, garmentsByIds } from './ask.ts';

/** What of a label a word asks for; whoever asks for washing or care in general hears all of it. */
const askedBy: readonly (readonly [RegExp, readonly CareGroup[]])[] = [
  [/^planch/, ['iron']],
  [/^(sec(o|a|ar|arlo|arla|adora)|tender|tiendo)$/, ['tumble', 'dry']],
  [/^(leji|blanque)/, ['bleach']],
  [/^(tintoreri|limpieza)/, ['dryClean', 'wetClean']],
  [/^(lav|limpi|cuid|etiqueta|grados|programa)/, []],
];

/** The garment whose care is asked for, and what its label says of it: "¿cómo lavo mi jersey azul?" */
export function careAsked({ understood, wardrobe }: Ask): { garment: Garment; care: string[] } | undefined {
  const asked = understood.reading.tokens.flatMap(({ text }) => askedBy.filter(([word]) => word.test(text)));
  if (asked.length === 0) return undefined;
  const meant = understood.slots.garments.filter(
    ({ points, garmentIds }) => points === 'mine' || garmentIds.length === 1,
  );
  const garments = garmentsByIds(
    wardrobe,
    meant.flatMap(({ garmentIds }) => garmentIds.slice(0, 1)),
  );
  const garment = garments.find(({ care = [] }) => care.length > 0);
  if (!garment?.care) return undefined;
  const groups = asked.some(([, groups]) => groups.length === 0) ? [] : asked.flatMap(([, groups]) => groups);
  const isAsked = (care: Care) => groups.some((group) => group === careGroupOf(care));
  const care = garment.care.some(isAsked) ? garment.care.filter(isAsked) : garment.care;
  return { garment, care: care.map((one) => lowered(careInstructions[one])) };
}

const lowered = (sentence: string) => sentence.charAt(0).toLocaleLowerCase('es') + sentence.slice(1);
