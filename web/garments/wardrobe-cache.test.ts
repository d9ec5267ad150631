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
  },
  summary: { totalItems: 2, totalOutfits: 1, totalValue: 100, sustainabilityScore: 100 },
};

describe('the wardrobe on the screen, before the server has answered', () => {
  test('a new garment comes first and counts in the totals', () => {
    const coat = buildGarment({ id: testId(3), name: 'Abrigo', purchasePrice: 200 });
    const next = putGarment(coat)(answer);
    expect(next.wardrobe.items[0]?.name).toBe('Abrigo');
    expect(next.summary).toMatchObject({ totalItems: 3, totalValue: 300 });
  });

  test('a known garment keeps its place', () => {
    const next = putGarment({ ...jeans, name: 'Vaqueros rectos' })(answer);
    expect(next.wardrobe.items.map((item) => item.name)).toEqual(['Camisa blanca', 'Vaqueros rectos']);
  });

  test('a change touches one garment only', () => {
    const next = changeGarment(jeans.id, (item) => ({ ...item, favorite: true }))(answer);
    expect(next.wardrobe.items.map((item) => item.favorite)).toEqual([false, true]);
  });

  test('a garment that leaves takes its outfits with it', () => {
    const next = removeGarment(shirt.id)(answer);
    expect(next.summary).toMatchObject({ totalItems: 1, totalValue: 60, totalOutfits: 0 });
    expect(next.wardrobe.outfits).toEqual([]);
  });

  test('new outfits come first; a changed one stays where it was', () => {
    const fresh = buildOutfit([shirt], { id: testId(901), name: 'Nuevo' });
    const next = putOutfits([fresh, { ...outfit, name: 'Cambiado' }])(answer);
    expect(next.wardrobe.outfits.map(({ name }) => name)).toEqual(['Nuevo', 'Cambiado']);
    expect(next.summary.totalOutfits).toBe(2);
  });

  test('a deleted outfit leaves its garments', () => {
    const next = removeOutfit(outfit.id)(answer);
    expect(next.summary).toMatchObject({ totalItems: 2, totalOutfits: 0 });
  });

  test('a wear lowers the cost per wear, and taking the only one back leaves none', () => {
    const worn = withWears(shirt, 1, '2026-05-01T10:00:00.000Z');
    expect(worn).toMatchObject({ timesWorn: 1, costPerWear: 40, lastWornAt: '2026-05-01T10:00:00.000Z' });
    expect(withWears(worn, 1, null).costPerWear).toBe(20);
    expect(withWears(worn, -1, null)).toMatchObject({ timesWorn: 0, costPerWear: null });
  });

  test('a garment knows the outfits that it takes part in', () => {
    expect(outfitsWithGarment([outfit], shirt.id)).toEqual([outfit]);
    expect(outfitsWithGarment([outfit], testId(77))).toEqual([]);
  });
});

test('a garment with another picture shows it in its outfits at once', () => {
  const photo = { ...shirt.photo, cutout: '/repaired', cutBy: 'person' as const };
  const next = putGarment({ ...shirt, photo })(answer);
  expect(next.wardrobe.outfits[0]?.items.map((piece) => piece.photo.cutout)).toEqual([
    '/repaired',
    '/cutout',
  ]);
});
