import type { Garment } from '#stylist/wardrobe.ts';
import { clausesOf } from '../words/clauses.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';

/** "el jersey no lo lavé", "los vaqueros siguen sucios" */
export const notWashed = patternOf(
  'no [lo|la|los|las] [he] lave|lavado / sigue|siguen|esta|estan|quedan [aun|todavia] [muy] suci~ / sigue|siguen|esta|estan|quedan sin|por lavar / todavia|aun no [esta|estan] [lavad~|limpi~]',
);

/** "lavé las camisas; los vaqueros siguen sucios": what is clean, and what stays to be washed. */
export function washApart(
  context: IntentContext,
): { clean: IntentContext; dirty: readonly Garment[] } | null {
  const { understood, wardrobe } = context;
  const { slots, reading } = understood;
  const clauses = clausesOf(reading.text, reading.tokens);
  if (clauses.length < 2) return null;
  const isDirty = (at: number): boolean => {
    const token = reading.tokens[at];
    return clauses.some(({ tokens }) => token && tokens.includes(token) && occurs(notWashed, tokens));
  };
  const dirty = slots.garments.filter(({ start }) => isDirty(start));
  const clean = slots.garments.filter(({ start }) => !isDirty(start));
  if (dirty.length === 0 || clean.length === 0) return null;
  // Places in the message stay what they are.
  const tokens = reading.tokens.map((token, at) =>
    isDirty(at) ? { ...token, text: '', stem: '', classes: [] } : token,
  );
  const garments = clean.map((one) => ({ ...one, stance: 'wanted' as const, wanted: true }));
  return {
    clean: {
      ...context,
      understood: { ...understood, slots: { ...slots, garments }, reading: { ...reading, tokens } },
    },
    dirty: garmentsByIds(
      wardrobe,
      dirty.flatMap(({ garmentIds }) => garmentIds.slice(0, 1)),
    ),
  };
}
