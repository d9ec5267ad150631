import { type StoreCategory, storeCategories } from '#contract/shop.ts';

export const isStoreCategory = (category: string): category is StoreCategory =>
  (storeCategories as readonly string[]).includes(category);
