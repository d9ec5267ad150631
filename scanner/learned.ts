import { type AttributeValues, unknown } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Prediction } from './classify.ts';
import { isUnseen } from './kinds-seen.ts';
import { cosine } from './likeness.ts';

export const correctedAttributes = ['pattern', 'style', 'fabric'] as const;
type CorrectedAttribute = (typeof correctedAttributes)[number];
export type CorrectedField = 'kind' | CorrectedAttribute;

export type CorrectedGarment = { readonly embedding: Float32Array; readonly kind?: Kind } & {
  readonly [A in CorrectedAttribute]?: AttributeValues[A];
};

/**
 * Cosines: pairs of one person share a kind in 74 % at 0.6 to 0.7, 84 % at 0.8 to 0.9
 * (`training/scanner/measure-likeness.ts`).
 */
const FAR = 0.6;
const NEAR = 0.9;
/** Total that equals the network's influence. */
const AS_MUCH_AS_THE_NETWORK = 1.2;

/** Corrections after which a kind that the networks do not know is known to the owner. */
const KNOWN_AFTER = 3;

function unitSum(embeddings: readonly Float32Array[], without: Float32Array | null = null): Float32Array {
  const sum = new Float32Array(embeddings[0]?.length ?? 0);
  for (const one of embeddings)
    if (one !== without)
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (one[i] as number);
  const norm = Math.hypot(...sum) || 1;
  return sum.map((value) => value / norm);
}

/** As near to their mean as each of them is to that of the others. */
function isAmong(members: readonly Float32Array[], embedding: Float32Array): boolean {
  const least = Math.min(...members.map((one) => cosine(one, unitSum(members, one))));
  return cosine(embedding, unitSum(members)) >= Math.max(FAR, least);
}

/** Kinds taught by the owner and unknown to the networks that match the photograph. */
function taughtKinds(taught: readonly CorrectedGarment[], embedding: Float32Array): Kind[] {
  const members = Map.groupBy(
    taught.filter(({ kind }) => kind !== undefined && isUnseen(kind)),
    ({ kind }) => kind as Kind,
  );
  return [...members]
    .filter(([, some]) => some.length >= KNOWN_AFTER)
    .filter(([, some]) =>
      isAmong(
        some.map((one) => one.embedding),
        embedding,
      ),
    )
    .map(([kind]) => kind);
}

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
    if (value === undefined || value === unknown) continue;
    const likeness = (cosine(garment.embedding, embedding) - FAR) / (NEAR - FAR);
    const weight = Math.min(1, Math.max(0, likeness));
    if (weight === 0) continue;
    votes.set(value, (votes.get(value) ?? 0) + weight);
    all += weight;
  }
  for (const kind of field === 'kind' ? taughtKinds(taught, embedding) : []) {
    const more = Math.max(0, KNOWN_AFTER - (votes.get(kind as Word) ?? 0));
    votes.set(kind as Word, (votes.get(kind as Word) ?? 0) + more);
    all += more;
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
