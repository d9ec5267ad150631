import { storeCategories } from '#contract/shop.ts';
import type { Category } from '#contract/vocabulary.ts';
import { readStoreFilters, writeStoreFilters } from '#web/features/shop/store-filters.ts';
import { paths } from '#web/paths.ts';

/** The store with one kind of thing on its shelves; what it keeps no shelf for is looked for in all of it. */
export function storeShelf(category: Category): string {
  const shelf = storeCategories.find((known) => known === category) ?? null;
  const none = readStoreFilters(new URLSearchParams());
  const search = writeStoreFilters(new URLSearchParams(), { ...none, category: shelf }).toString();
  return search === '' ? paths.store : `${paths.store}?${search}`;
}
