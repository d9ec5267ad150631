import type { AttributeWord } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Prediction } from './classify.ts';
import { cosine } from './likeness.ts';

export const correctedAttributes = ['pattern', 'style', 'fabric'] as const;
type CorrectedAttribute = (typeof correctedAttributes)[number];
export type CorrectedField = 'kind' | CorrectedAttribute;

export type CorrectedGarment = { readonly embedding: Float32Array; readonly kind?: Kind } & {
  readonly [A in CorrectedAttribute]?: AttributeWord<A>;
};

/**
 * Cosines: pairs of one person share a kind in 74 % at 0.6 to 0.7, 84 % at 0.8 to 0.9
 * (`training/measure-likeness.ts`).
 */
const FAR = 0.6;
const NEAR = 0.9;
/** Total that equals the network's influence. */
const AS_MUCH_AS_THE_NETWORK = 1.2;

/**
 * Keeps the sum.
 * @param seen every class; the owner may add more
 */
export function adjustByCorrections<Word>(
  seen: readonly Prediction<Word>[],
  field: CorrectedField,
  taught: readonly CorrectedGarment[],
  embedding: Float32Array,
): Prediction<Word>[] {
  const votes = new Map<Word, number>();
  let all = 0;
  for (const garment of taught) {
    const value = garment[field] as Word | undefined;
    if (value === undefined) continue;
    const likeness = (cosine(garment.embedding, embedding) - FAR) / (NEAR - FAR);
    const weight = Math.min(1, Math.max(0, likeness));
    if (weight === 0) continue;
    votes.set(value, (votes.get(value) ?? 0) + weight);
    all += weight;
  }
  if (all === 0) return [...seen];
  const share = all / (all + AS_MUCH_AS_THE_NETWORK);
  const blended = new Map<Word, number>(
    seen.map(({ value, confidence }) => [value, confidence * (1 - share)]),
  );
  for (const [value, weight] of votes) blended.set(value, (blended.get(value) ?? 0) + (share * weight) / all);
  return [...blended]
    .map(([value, confidence]) => ({ value, confidence }))
    .sort((one, other) => other.confidence - one.confidence);
}
