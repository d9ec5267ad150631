import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRequest, anyWardrobe } from '../fixtures/arbitrary.ts';
import { buildGarment as g } from '../fixtures/garment.ts';
import { fifteen, sixty } from '../fixtures/scenario-wardrobes.ts';
import { javier, justBegun, lucia, marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { slotsOfKind } from '../slots.ts';
import { versatilityAmong, versatilityOf } from '../versatility.ts';
import type { Garment } from '../wardrobe.ts';
import { capsuleOf } from './capsule.ts';
import { completeLook } from './complete-look.ts';
import { diagnoseLook } from './diagnose-look.ts';
import { wardrobeGaps } from './gaps.ts';
import { goodOutfitsWith } from './outfits-with.ts';
import { packingList } from './packing-list.ts';
import { planWeek } from './week-plan.ts';

const named = (wardrobe: readonly Garment[], ...ids: string[]) =>
  wardrobe.filter(({ id }) => ids.includes(id));
const isTop = ({ kind }: Garment) => slotsOfKind[kind].some((slot) => slot === 'base' || slot === 'onePiece');

it('completeLook builds outfits around any garment', () => {
  fc.assert(
    fc.property(anyWardrobe(), anyRequest, fc.nat(), (wardrobe, request, i) => {
      fc.pre(wardrobe.length > 0);
      const id = wardrobe[i % wardrobe.length]?.id ?? '';
      const { outfits, missing } = completeLook(wardrobe, [id], request);
      for (const { garmentIds } of outfits) expect(garmentIds).toContain(id);
      if (outfits.length === 0) expect(missing.some(({ essential }) => essential)).toBe(true);
    }),
  );
});

describe('diagnoseLook', () => {
  const day = { occasion: 'work', season: 'fall', seed: 1 } as const;

  it('finds the piece that spoils a look and what to wear instead', () => {
    const look = named(marta, 'Blusa cruda', 'Pantalón negro de vestir', 'Zapatillas de correr');
    const { aiScore, flaw, swap } = diagnoseLook(marta, look, day);
    expect(flaw?.points).toBeLessThan(flaw?.max ?? 0);
    expect(swap?.outId).toBe('Zapatillas de correr');
    expect(swap?.aiScore).toBeGreaterThan(aiScore + 10);
    expect(swap?.text).toMatch(/^Cambia las zapatillas fucsia por .+: pasa del \d+ al \d+ %\.$/);
  });

  it('finds no flaw or swap in the best outfit', () => {
    const [best] = generateOutfits(marta, { ...day, count: 1 }).outfits;
    const { swap, flaw } = diagnoseLook(marta, named(marta, ...(best?.garmentIds ?? [])), day);
    expect(flaw).toBeNull();
    expect(swap).toBeNull();
  });

  it('accepts any non-empty look', () => {
    fc.assert(
      fc.property(anyWardrobe(8), anyRequest, (wardrobe, request) => {
        fc.pre(wardrobe.length > 0);
        const look = wardrobe.slice(0, 4);
        const { parts, aiScore } = diagnoseLook(wardrobe, look, request);
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(aiScore);
      }),
    );
  });
});

it('goodOutfitsWith lists good outfits with a garment, without duplicates, best first', () => {
  const outfits = goodOutfitsWith(marta, 'Vaqueros rectos', 1);
  expect(outfits.length).toBeGreaterThan(3);
  const sets = outfits.map(({ garmentIds }) => [...garmentIds].sort().join());
  expect(new Set(sets).size).toBe(sets.length);
  for (const [index, { garmentIds, aiScore }] of outfits.entries()) {
    expect(garmentIds).toContain('Vaqueros rectos');
    expect(aiScore).toBeGreaterThanOrEqual(Math.max(80, outfits[index + 1]?.aiScore ?? 0));
  }
});

it('versatilityAmong gives a product the versatility it would have in the wardrobe', () => {
  fc.assert(
    fc.property(anyWardrobe(10), anyWardrobe(5), (wardrobe, list) => {
      const products = list.map((product) => ({ ...product, id: `shop ${product.id}` }));
      const grid = versatilityAmong(wardrobe, products);
      expect([...grid.keys()]).toEqual(products.map(({ id }) => id));
      for (const product of products) {
        expect(grid.get(product.id)).toEqual(versatilityOf([...wardrobe, product]).get(product.id));
      }
    }),
  );
});

describe('wardrobeGaps', () => {
  it('lists garments by the outfits they would add', () => {
    const shoeless = javier.filter(({ category }) => category !== 'shoes');
    const gaps = wardrobeGaps(shoeless, 3);
    expect(gaps[0]?.garment.category).toBe('shoes');
    expect(gaps[0]?.text).toMatch(/^Con un(os|as) .+ salen \d+ outfits más\.$/);
    expect(gaps.map(({ outfits }) => outfits)).toEqual(
      gaps.map(({ outfits }) => outfits).sort((a, b) => b - a),
    );
  });

  it('predicts the outfits that the garment really adds', () => {
    for (const { garment, outfits } of wardrobeGaps(lucia, 4)) {
      expect(versatilityOf([...lucia, garment]).get(garment.id)?.outfits).toBe(outfits);
    }
  });

  it('returns nothing for an empty wardrobe', () => expect(wardrobeGaps([], 3)).toEqual([]));
});

describe('planWeek', () => {
  const week = Array.from({ length: 5 }, () => ({ occasion: 'work', season: 'fall' }) as const);

  it('repeats no top or bottom while alternatives exist', () => {
    const plan = planWeek(sixty, week, 1);
    const tops = plan.flatMap(({ outfit }) => named(sixty, ...(outfit?.garmentIds ?? [])).filter(isTop));
    expect(plan.every(({ outfit }) => outfit !== null)).toBe(true);
    expect(new Set(tops.map(({ id }) => id)).size).toBe(tops.length);
  });

  it('rests the shoes of the day before while alternatives exist', () => {
    const summer = Array.from({ length: 5 }, () => ({ occasion: 'casual', season: 'summer' }) as const);
    const shoes = planWeek(marta, summer, 1).map(({ outfit }) =>
      named(marta, ...(outfit?.garmentIds ?? [])).find(({ category }) => category === 'shoes'),
    );
    for (const [index, pair] of shoes.entries()) expect(pair?.id).not.toBe(shoes[index - 1]?.id);
  });

  it('repeats garments but no outfit in a small wardrobe', () => {
    const plan = planWeek(fifteen, week, 1);
    const sets = plan.map(({ outfit }) => outfit?.garmentIds.join() ?? 'none');
    expect(sets).not.toContain('none');
    expect(new Set(sets).size).toBe(sets.length);
  });

  it('reports when nothing is wearable', () => {
    expect(planWeek([], week, 1).every(({ outfit }) => outfit === null)).toBe(true);
    expect(planWeek(justBegun, week, 1).every(({ outfit }) => outfit !== null)).toBe(true);
  });
});

describe('packingList', () => {
  const forecast = [22, 24, 18, 15].map(
    (temperatureC, index) =>
      ({ occasion: 'casual', season: 'spring', temperatureC, rain: index === 3 }) as const,
  );

  it('packs a fresh top for each day and few other garments', () => {
    const { garmentIds, days } = packingList(sixty, forecast, 1);
    const tops = days.flatMap(({ outfit }) => named(sixty, ...(outfit?.garmentIds ?? [])).filter(isTop));
    expect(new Set(tops.map(({ id }) => id)).size).toBeGreaterThanOrEqual(4);
    expect(garmentIds.length).toBeLessThanOrEqual(14);
    expect(new Set(garmentIds)).toEqual(new Set(days.flatMap(({ outfit }) => outfit?.garmentIds ?? [])));
  });

  it('packs the coat that the rain asks for', () => {
    const rainy = Array.from({ length: 4 }, (_, index) => {
      return { occasion: 'work', season: 'spring', temperatureC: 14, rain: index > 0 } as const;
    });
    const { days } = packingList(marta, rainy, 1);
    for (const { day, outfit } of days) if (day.rain) expect(outfit?.garmentIds).toContain('Gabardina beige');
  });

  it('repeats a good top rather than wear one for sport under leather', () => {
    const days = Array.from({ length: 8 }, (_, index) => {
      return { occasion: 'casual', season: 'fall', temperatureC: 14, rain: index > 4 } as const;
    });
    for (const plan of [packingList(marta, days, 1).days, planWeek(marta, days, 1)]) {
      expect(plan.every(({ outfit }) => outfit !== null)).toBe(true);
      expect(plan.flatMap(({ outfit }) => outfit?.garmentIds ?? [])).not.toContain('Camiseta técnica');
    }
  });

  it('prefers what waits at the destination', () => {
    const there = packingList(sixty, forecast, 7).garmentIds;
    const carried = (ids: readonly string[]) => ids.filter((id) => !there.includes(id)).length;
    const alone = packingList(sixty, forecast, 1).garmentIds;
    expect(carried(packingList(sixty, forecast, 1, there).garmentIds)).toBeLessThan(carried(alone));
  });

  it('packs fewer garments than independent days would need', () => {
    const apart = new Set(
      forecast.flatMap((day, index) =>
        generateOutfits(sixty, { ...day, seed: 1 + index, count: 1 }).outfits.flatMap((o) => o.garmentIds),
      ),
    );
    expect(packingList(sixty, forecast, 1).garmentIds.length).toBeLessThanOrEqual(apart.size);
  });
});

describe('capsuleOf', () => {
  it('makes the requested outfits with few garments', () => {
    const { garmentIds, outfits } = capsuleOf(sixty, 12);
    expect(outfits).toBeGreaterThanOrEqual(12);
    expect(garmentIds.length).toBeLessThanOrEqual(9);
    expect(new Set(garmentIds).size).toBe(garmentIds.length);
  });

  it('counts three matching garments as one outfit', () => {
    const trio = [
      g('Camisa', 'shirt', 'blanco'),
      g('Chinos', 'pants', 'azul marino'),
      g('Mocasines', 'loafers', 'marrón', { fabric: 'leather' }),
    ];
    expect(capsuleOf(trio, 5)).toMatchObject({ outfits: 1 });
    expect(capsuleOf([], 5)).toEqual({ garmentIds: [], outfits: 0 });
  });
});
