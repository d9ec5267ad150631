import { describe, expect, it } from 'vitest';
import type { Kind } from '#contract/vocabulary.ts';
import type { Prediction } from './classify.ts';
import { adjustByCorrections, type CorrectedGarment } from './learned.ts';
import { cosine } from './likeness.ts';

/** Photographs of one kind: two of them have this cosine. */
const alike = 0.65;

/** A part common to a kind and a part of its own. */
function photograph(shared: number, own: number, share = alike): Float32Array {
  const embedding = new Float32Array(32);
  embedding[shared] = Math.sqrt(share);
  embedding[own] = Math.sqrt(1 - share);
  return embedding;
}
const corrected = (kind: Kind, count: number): CorrectedGarment[] =>
  Array.from({ length: count }, (_, i) => ({ kind, embedding: photograph(0, 8 + i) }));

const hat: readonly Prediction<Kind>[] = [
  { value: 'hat', confidence: 0.98 },
  { value: 'shoes', confidence: 0.02 },
];
const read = (taught: readonly CorrectedGarment[], embedding: Float32Array) =>
  adjustByCorrections(hat, 'kind', taught, embedding)[0]?.value;

describe('a kind that the networks do not know', () => {
  const another = photograph(0, 20);

  it('is known to its owner after three corrections, not after two', () => {
    expect(cosine(another, photograph(0, 8))).toBeCloseTo(alike, 5);
    expect(read(corrected('watch', 2), another)).toBe('hat');
    expect(read(corrected('watch', 3), another)).toBe('watch');
  });

  it('is not seen where the photograph is farther from them than they are from each other', () => {
    expect(read(corrected('watch', 3), photograph(0, 20, 0.45))).toBe('hat');
    expect(read(corrected('watch', 3), photograph(1, 20))).toBe('hat');
  });

  it('keeps the sum of the confidences', () => {
    const sum = adjustByCorrections(hat, 'kind', corrected('watch', 3), another).reduce(
      (total, { confidence }) => total + confidence,
      0,
    );
    expect(sum).toBeCloseTo(1, 6);
  });

  it('leaves the kinds that the networks know to the networks', () => {
    expect(read(corrected('sneakers', 3), another)).toBe('hat');
  });
});
