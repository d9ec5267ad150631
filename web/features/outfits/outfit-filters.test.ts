import { expect, test } from 'vitest';
import { buildOutfit, testId } from '#web/garments/build-garment.ts';
import { filterOutfits, readOutfitFilters, writeOutfitFilters } from './outfit-filters.ts';

const outfits = [
  buildOutfit([], { id: testId(1), occasion: 'work', season: 'fall' }),
  buildOutfit([], { id: testId(2), occasion: 'work', season: 'summer' }),
  buildOutfit([], { id: testId(3), occasion: 'party', season: 'fall' }),
];
const shown = (address: string) =>
  filterOutfits(outfits, readOutfitFilters(new URLSearchParams(address))).map(({ id }) => id);

test('filters by occasion and season together', () => {
  expect(shown('')).toHaveLength(3);
  expect(shown('ocasion=work')).toEqual([testId(1), testId(2)]);
  expect(shown('ocasion=work&estacion=fall')).toEqual([testId(1)]);
});

test('ignores an unknown occasion', () => {
  expect(shown('ocasion=boda')).toHaveLength(3);
});

test("keeps the garments' filters in the address", () => {
  const written = writeOutfitFilters(new URLSearchParams('tab=outfits&temporada=summer&ocasion=work'), {
    occasion: null,
    season: 'fall',
  });
  expect(written.toString()).toBe('tab=outfits&temporada=summer&estacion=fall');
});
