import { storeCategories } from '#contract/shop.ts';
import type { Category } from '#contract/vocabulary.ts';
import { readStoreFilters, writeStoreFilters } from '#web/features/shop/store-filters.ts';
import { paths } from '#web/paths.ts';

/** Address of the shop filtered by category; outerwear leads to the whole shop. */
export function storeShelf(category: Category): string {
  const shelf = storeCategories.find((known) => known === category) ?? null;
  const none = readStoreFilters(new URLSearchParams());
  const search = writeStoreFilters(new URLSearchParams(), {
    ...none,
    category: shelf,
    flags: category === 'accessories' ? ['accessories'] : [],
  }).toString();
  return search === '' ? paths.store : `${paths.store}?${search}`;
}
