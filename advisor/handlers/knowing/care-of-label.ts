import { type Care, type CareGroup, careGroupOf } from '#contract/care.ts';
import { careInstructions } from '#contract/garment-words.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';

const askedBy: readonly (readonly [RegExp, readonly CareGroup[]])[] = [
  [/^planch/, ['iron']],
  [/^(sec(o|a|ar|arlo|arla|adora)|tender|tiendo)$/, ['tumble', 'dry']],
  [/^(leji|blanque)/, ['bleach']],
  [/^(tintoreri|limpieza)/, ['dryClean', 'wetClean']],
  [/^(lav|limpi|cuid|etiqueta|grados|programa)/, []],
];

/** Matches pronouns that refer to the last garment: "¿Y cómo lo plancho?", "¿puedo lavarla?" */
const itIsMeant = /\bl[oa]s? (lav|planch|sec|tend|tiend|cuid|limpi|met|puedo|debo|tengo)|rl[oa]s?\b/;

/** Returns the garment in question and the care on its label: "¿cómo lavo mi jersey azul?" */
export function careAsked({
  message,
  understood,
  wardrobe,
  state,
}: IntentContext): { garment: Garment; care: string[] } | undefined {
  const asked = understood.reading.tokens.flatMap(({ text }) => askedBy.filter(([word]) => word.test(text)));
  if (asked.length === 0) return undefined;
  const named = understood.slots.garments;
  const meant = named.filter(({ points, garmentIds }) => points === 'mine' || garmentIds.length === 1);
  const spokenOf = meant.flatMap(({ garmentIds }) => garmentIds.slice(0, 1));
  const refersBack = named.length === 0 && itIsMeant.test(message.toLocaleLowerCase('es'));
  const garments = garmentsByIds(wardrobe, refersBack ? state.focus : spokenOf);
  const garment = garments.find(({ care = [] }) => care.length > 0);
  if (!garment?.care) return undefined;
  const groups = asked.some(([, groups]) => groups.length === 0) ? [] : asked.flatMap(([, groups]) => groups);
  const isAsked = (care: Care) => groups.some((group) => group === careGroupOf(care));
  const care = garment.care.some(isAsked) ? garment.care.filter(isAsked) : garment.care;
  return { garment, care: care.map((one) => lowered(careInstructions[one])) };
}

const lowered = (sentence: string) => sentence.charAt(0).toLocaleLowerCase('es') + sentence.slice(1);
