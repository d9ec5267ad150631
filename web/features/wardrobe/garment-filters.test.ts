import { describe, expect, test } from 'vitest';
import { buildGarment, testId } from '#web/garments/build-garment.ts';
import {
  colorsInWardrobe,
  filterGarments,
  filtersNarrow,
  garmentSorts,
  readGarmentFilters,
  writeGarmentFilters,
} from './garment-filters.ts';

const shirt = buildGarment({
  id: testId(1),
  name: 'Camisa de lino',
  brand: 'Alba Norte',
  season: ['spring', 'summer'],
  purchasePrice: 40,
  timesWorn: 8,
  costPerWear: 5,
  versatilityScore: 80,
  createdAt: '2026-01-01T10:00:00.000Z',
});
const jeans = buildGarment({
  id: testId(2),
  name: 'Vaqueros rectos',
  kind: 'jeans',
  color: 'azul vaquero',
  favorite: true,
  season: ['fall'],
  purchasePrice: 90,
  timesWorn: 30,
  costPerWear: 3,
  versatilityScore: 95,
  createdAt: '2026-02-01T10:00:00.000Z',
});
const coat = buildGarment({
  id: testId(3),
  name: 'Abrigo largo',
  kind: 'coat',
  inLaundry: true,
  season: ['winter'],
  versatilityScore: 40,
  createdAt: '2026-03-01T10:00:00.000Z',
});
const wardrobe = [shirt, jeans, coat];

const shown = (address: string) =>
  filterGarments(wardrobe, readGarmentFilters(new URLSearchParams(address))).map((item) => item.name);

describe('the filtered garments', () => {
  test('returns everything, newest first, without filters', () => {
    expect(shown('')).toEqual(['Abrigo largo', 'Vaqueros rectos', 'Camisa de lino']);
  });

  test('keeps those of a house, and of the main one', () => {
    const beach = testId(9);
    const both = [shirt, { ...jeans, home: beach }];
    const namesIn = (home: string) =>
      filterGarments(both, readGarmentFilters(new URLSearchParams({ casa: home }))).map(({ name }) => name);
    expect(namesIn(beach)).toEqual(['Vaqueros rectos']);
    expect(namesIn('principal')).toEqual(['Camisa de lino']);
  });

  test('searches name, brand and other names of the kind, ignoring accents', () => {
    expect(shown('q=pantalon')).toEqual(['Vaqueros rectos']);
    expect(shown('q=ALBA')).toEqual(['Camisa de lino']);
    expect(shown('q=falda')).toEqual([]);
    expect(shown('q=camisa+lino')).toEqual(['Camisa de lino']);
    expect(shown('q=seda')).toEqual([]);
  });

  test('filters by category, colour and season together', () => {
    expect(shown('categoria=bottoms')).toEqual(['Vaqueros rectos']);
    expect(shown('color=blanco&temporada=summer')).toEqual(['Camisa de lino']);
    expect(shown('color=blanco&temporada=fall')).toEqual([]);
  });

  test('filters favourites, never worn and in laundry', () => {
    expect(shown('ver=favorites')).toEqual(['Vaqueros rectos']);
    expect(shown('ver=never-worn')).toEqual(['Abrigo largo']);
    expect(shown('ver=never-worn&ver=in-laundry')).toEqual(['Abrigo largo']);
    expect(shown('ver=favorites&ver=in-laundry')).toEqual([]);
  });

  test('sorts by each order, unknown values last', () => {
    expect(shown('orden=most-worn')[0]).toBe('Vaqueros rectos');
    expect(shown('orden=least-worn')[0]).toBe('Abrigo largo');
    expect(shown('orden=versatility')[0]).toBe('Vaqueros rectos');
    expect(shown('orden=price')).toEqual(['Vaqueros rectos', 'Camisa de lino', 'Abrigo largo']);
    expect(shown('orden=cost-per-wear')).toEqual(['Vaqueros rectos', 'Camisa de lino', 'Abrigo largo']);
  });

  test('an unknown value in the address counts as absent', () => {
    expect(shown('categoria=sofas&orden=precio&ver=nada')).toHaveLength(3);
  });
});

describe('the address', () => {
  test('filters survive a round trip', () => {
    const address = new URLSearchParams('tab=items&q=lino&categoria=tops&ver=favorites&ver=in-laundry');
    const filters = { ...readGarmentFilters(address), sort: garmentSorts[3] ?? 'price' };
    const written = writeGarmentFilters(address, filters);
    expect(written.get('tab')).toBe('items');
    expect(readGarmentFilters(written)).toEqual(filters);
  });

  test('does not write default filters', () => {
    const address = new URLSearchParams('tab=items&orden=price');
    expect(writeGarmentFilters(address, { ...readGarmentFilters(address), sort: 'recent' }).toString()).toBe(
      'tab=items',
    );
  });

  test('sorting alone is no filter', () => {
    expect(filtersNarrow(readGarmentFilters(new URLSearchParams('orden=price')))).toBe(false);
    expect(filtersNarrow(readGarmentFilters(new URLSearchParams('q=lino')))).toBe(true);
  });
});

test('returns colours with a swatch, most frequent first', () => {
  expect(colorsInWardrobe(wardrobe)).toEqual([
    { name: 'blanco', hex: '#f5f5f4' },
    { name: 'azul vaquero', hex: null },
  ]);
});
