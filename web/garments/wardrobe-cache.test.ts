import { describe, expect, test } from 'vitest';
import { buildGarment, buildOutfit, testId } from './build-garment.ts';
import {
  changeGarment,
  outfitsWithGarment,
  putGarment,
  putOutfits,
  removeGarment,
  removeOutfit,
  type WardrobeResponse,
  withWears,
} from './wardrobe-cache.ts';

const shirt = buildGarment({ id: testId(1), purchasePrice: 40 });
const jeans = buildGarment({ id: testId(2), name: 'Vaqueros', kind: 'jeans', purchasePrice: 60 });
const outfit = buildOutfit([shirt, jeans]);

const answer: WardrobeResponse = {
  wardrobe: {
    items: [shirt, jeans],
    outfits: [outfit],
    stats: {
      totalWears: 0,
      averageCostPerWear: null,
      averageVersatility: 50,
      neverWorn: 2,
      sustainability: [],
      allowance: { garments: 50, generationsPerDay: 5, generationsToday: 0 },
    },
    homes: [],
    here: null,
  },
  summary: { totalItems: 2, totalOutfits: 1, totalValue: 100, sustainabilityScore: 100 },
};

describe('the cached wardrobe', () => {
  test('adds a new garment first and counts it', () => {
    const coat = buildGarment({ id: testId(3), name: 'Abrigo', purchasePrice: 200 });
    const next = putGarment(coat)(answer);
    expect(next.wardrobe.items[0]?.name).toBe('Abrigo');
    expect(next.summary).toMatchObject({ totalItems: 3, totalValue: 300 });
  });

  test('replaces a known garment in place', () => {
    const next = putGarment({ ...jeans, name: 'Vaqueros rectos' })(answer);
    expect(next.wardrobe.items.map((item) => item.name)).toEqual(['Camisa blanca', 'Vaqueros rectos']);
  });

  test('changes only one garment', () => {
    const next = changeGarment(jeans.id, (item) => ({ ...item, favorite: true }))(answer);
    expect(next.wardrobe.items.map((item) => item.favorite)).toEqual([false, true]);
  });

  test('removes a garment with its outfits', () => {
    const next = removeGarment(shirt.id)(answer);
    expect(next.summary).toMatchObject({ totalItems: 1, totalValue: 60, totalOutfits: 0 });
    expect(next.wardrobe.outfits).toEqual([]);
  });

  test('adds new outfits first and replaces known ones in place', () => {
    const fresh = buildOutfit([shirt], { id: testId(901), name: 'Nuevo' });
    const next = putOutfits([fresh, { ...outfit, name: 'Cambiado' }])(answer);
    expect(next.wardrobe.outfits.map(({ name }) => name)).toEqual(['Nuevo', 'Cambiado']);
    expect(next.summary.totalOutfits).toBe(2);
  });

  test('removes an outfit but not its garments', () => {
    const next = removeOutfit(outfit.id)(answer);
    expect(next.summary).toMatchObject({ totalItems: 2, totalOutfits: 0 });
  });

  test('a wear lowers the cost per wear; undoing the only one leaves none', () => {
    const worn = withWears(shirt, 1, '2026-05-01T10:00:00.000Z');
    expect(worn).toMatchObject({ timesWorn: 1, costPerWear: 40, lastWornAt: '2026-05-01T10:00:00.000Z' });
    expect(withWears(worn, 1, null).costPerWear).toBe(20);
    expect(withWears(worn, -1, null)).toMatchObject({ timesWorn: 0, costPerWear: null });
  });

  test('finds the outfits of a garment', () => {
    expect(outfitsWithGarment([outfit], shirt.id)).toEqual([outfit]);
    expect(outfitsWithGarment([outfit], testId(77))).toEqual([]);
  });
});

test("updates a garment's picture in its outfits", () => {
  const photo = { ...shirt.photo, cutout: '/repaired', cutBy: 'person' as const };
  const next = putGarment({ ...shirt, photo })(answer);
  expect(next.wardrobe.outfits[0]?.items.map((piece) => piece.photo.cutout)).toEqual([
    '/repaired',
    '/cutout',
  ]);
});
