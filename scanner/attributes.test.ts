import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorNames } from '#contract/colors.ts';
import { patterns, scannedKinds } from '#contract/vocabulary.ts';
import { type Seen, suggestAttributes } from './attributes.ts';

const seen = (changes: Partial<Seen> = {}): Seen => ({
  kind: 't-shirt',
  color: 'blanco',
  pattern: 'plain',
  kindConfidence: 0.9,
  ...changes,
});
const anything = fc.record({
  kind: fc.constantFrom(...scannedKinds),
  color: fc.constantFrom(...colorNames),
  pattern: fc.constantFrom(...patterns),
  kindConfidence: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('suggesting what a photograph cannot tell', () => {
  it('marks every suggestion as one, and is never surer than of the kind', () => {
    fc.assert(
      fc.property(anything, (garment) => {
        const { condition, ...following } = suggestAttributes(garment);
        expect(condition.suggested).toBe(true);
        for (const reading of Object.values(following)) {
          expect(reading.suggested).toBe(true);
          expect(reading.confidence).toBeLessThanOrEqual(garment.kindConfidence);
        }
      }),
    );
  });

  it('rates versatility from 1 to 10, in halves', () => {
    fc.assert(
      fc.property(anything, (garment) => {
        const { value } = suggestAttributes(garment).versatilityScore;
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(10);
        expect(value * 2).toBe(Math.round(value * 2));
      }),
    );
  });

  it('takes denim for the cloth of blue trousers, and only of garments made of it', () => {
    expect(suggestAttributes(seen({ kind: 'pants', color: 'azul vaquero' })).fabric.value).toBe('denim');
    expect(suggestAttributes(seen({ kind: 'hat', color: 'azul vaquero' })).fabric.value).not.toBe('denim');
  });

  it('rates a plain quiet garment over a printed loud one', () => {
    const quiet = suggestAttributes(seen()).versatilityScore.value;
    const loud = suggestAttributes(seen({ color: 'fucsia', pattern: 'print' })).versatilityScore.value;
    expect(quiet).toBeGreaterThan(loud);
  });

  it('tags in Spanish', () => {
    expect(suggestAttributes(seen()).tags.value).toEqual(['camiseta', 'blanco', 'liso', 'neutro', 'básico']);
  });
});
