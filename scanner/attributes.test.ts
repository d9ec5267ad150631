import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorNames } from '#contract/colors.ts';
import { patterns, styles } from '#contract/garment-attributes.ts';
import { kinds } from '#contract/vocabulary.ts';
import { type Seen, suggestAttributes } from './attributes.ts';
import { observed } from './reading.ts';

const seen = (changes: Partial<Seen> = {}): Seen => ({
  kind: observed('t-shirt', 0.9, 0.8),
  color: 'blanco',
  pattern: 'plain',
  material: observed('other', 0.9, 0.8),
  style: observed('casual', 0.9, 0.8),
  ...changes,
});
const materials = ['denim', 'knit', 'leather', 'down', 'other'] as const;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const read = <T>(...values: readonly T[]) =>
  fc.tuple(fc.constantFrom(...values), share).map(([value, confidence]) => observed(value, confidence, 0.8));
const anything = fc.record({
  kind: read(...kinds),
  color: fc.constantFrom(...colorNames),
  pattern: fc.constantFrom(...patterns),
  material: read(...materials),
  style: read(...styles),
});

describe('suggestAttributes', () => {
  it('marks suggestions, with confidence up to that of the kind', () => {
    fc.assert(
      fc.property(anything, (garment) => {
        const { condition, versatilityScore, tags } = suggestAttributes(garment);
        expect(condition.value).toBe('unknown');
        for (const reading of [versatilityScore, tags]) {
          expect(reading.suggested).toBe(true);
          expect(reading.confidence).toBeLessThanOrEqual(garment.kind.confidence);
        }
      }),
    );
  });

  it('rates versatility from 1 to 10 in steps of 0.5', () => {
    fc.assert(
      fc.property(anything, (garment) => {
        const { value } = suggestAttributes(garment).versatilityScore;
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(10);
        expect(value * 2).toBe(Math.round(value * 2));
      }),
    );
  });

  it('takes the fabric from the material, and guesses no other', () => {
    const fabric = (changes: Partial<Seen>) => suggestAttributes(seen(changes)).fabric;
    expect(fabric({ material: observed('denim', 0.95, 0.9) })).toMatchObject({
      value: 'denim',
      suggested: false,
    });
    expect(fabric({ material: observed('leather', 0.6, 0.9) })).toMatchObject({
      value: 'leather',
      suggested: true,
    });
    expect(fabric({ kind: observed('coat', 0.99, 0.9) }).value).toBe('unknown');
  });

  it('rates a plain neutral garment above a bright printed one', () => {
    const quiet = suggestAttributes(seen()).versatilityScore.value;
    const loud = suggestAttributes(seen({ color: 'fucsia', pattern: 'print' })).versatilityScore.value;
    expect(quiet).toBeGreaterThan(loud);
  });

  it('tags in Spanish', () => {
    expect(suggestAttributes(seen()).tags.value).toEqual(['camiseta', 'blanco', 'liso', 'neutro', 'básico']);
  });
});
