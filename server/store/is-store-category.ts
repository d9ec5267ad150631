import { storeCategories } from '#contract/store.ts';

type StoreCategory = (typeof storeCategories)[number];

export const isStoreCategory = (category: string): category is StoreCategory =>
  (storeCategories as readonly string[]).includes(category);
