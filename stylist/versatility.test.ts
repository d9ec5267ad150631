import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWardrobe } from './fixtures/arbitrary.ts';
import { buildGarment } from './fixtures/garment.ts';
import { javier, marta } from './fixtures/wardrobes.ts';
import { versatilityOf } from './versatility.ts';

describe('versatilityOf', () => {
  it('returns a percentage and a count for every garment', () => {
    fc.assert(
      fc.property(anyWardrobe(), (wardrobe) => {
        const all = versatilityOf(wardrobe);
        expect([...all.keys()]).toEqual(wardrobe.map((garment) => garment.id));
        for (const { percent, outfits } of all.values()) {
          expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
          expect(Number.isInteger(outfits) && outfits >= 0).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order of the wardrobe', () => {
    const forwards = versatilityOf(marta);
    const backwards = versatilityOf([...marta].reverse());
    for (const [id, versatility] of forwards) expect(backwards.get(id)).toEqual(versatility);
  });

  it('ranks a plain shirt above a party dress and sportswear', () => {
    const his = versatilityOf(javier);
    const hers = versatilityOf(marta);
    const percent = (all: typeof his, id: string) => all.get(id)?.percent ?? 0;
    expect(percent(his, 'Camisa blanca')).toBeGreaterThan(percent(his, 'Camiseta de gimnasio'));
    expect(percent(hers, 'Camisa celeste de rayas')).toBeGreaterThan(percent(hers, 'Top lencero negro'));
  });

  it('measures the first garment of a wardrobe against the basics', () => {
    const [white, neon] = ['blanco', 'verde lima'] as const;
    const only = (colour: typeof white | typeof neon) =>
      versatilityOf([buildGarment('x', 'shirt', colour)]).get('x') ?? { percent: 0, outfits: 0 };
    expect(only(white).percent).toBeGreaterThan(50);
    expect(only(white).outfits).toBe(0);
    expect(only(neon).percent).toBeLessThan(only(white).percent);
  });
});
