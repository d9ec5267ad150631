import { expect, test } from 'vitest';
import { categories } from '#contract/vocabulary.ts';
import { readStoreFilters } from '#web/features/shop/store-filters.ts';
import { storeShelf } from './wardrobe-gaps.tsx';

test.each(categories)('links %s to its category, or to the whole store', (category) => {
  const { pathname, searchParams } = new URL(storeShelf(category), 'http://own.invalid');
  expect(pathname).toBe('/store');
  expect([category, null]).toContain(readStoreFilters(searchParams).category);
});

test('links shoes to shoes', () => {
  expect(readStoreFilters(new URLSearchParams(storeShelf('shoes').split('?')[1])).category).toBe('shoes');
});
