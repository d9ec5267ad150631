import { type StoreCategory, storeBrands, storeCategories } from '#contract/shop.ts';

export const storeSorts = ['house', 'wardrobe', 'cheapest', 'dearest'] as const;
export type StoreSort = (typeof storeSorts)[number];

export const storeFlags = ['favorites', 'available'] as const;
export type StoreFlag = (typeof storeFlags)[number];

/** What the shop shows, and in which order. `null` and an empty list leave everything in. */
export interface StoreFilters {
  brand: (typeof storeBrands)[number] | null;
  category: StoreCategory | null;
  flags: readonly StoreFlag[];
  sort: StoreSort;
}

/** The names of the filters in the address, so that a look at the shop can be kept and shared. */
const filterParams = { brand: 'marca', category: 'categoria', flags: 'ver', sort: 'orden' } as const;

/** The words of the filters in the address: Spanish, as people read them there. */
const categoryWords: Readonly<Record<StoreCategory, string>> = {
  tops: 'tops',
  bottoms: 'pantalones',
  dresses: 'vestidos',
  shoes: 'zapatos',
};
const flagWords: Readonly<Record<StoreFlag, string>> = {
  favorites: 'favoritos',
  available: 'existencias',
};
const sortWords: Readonly<Record<StoreSort, string>> = {
  house: 'seleccion',
  wardrobe: 'combina',
  cheapest: 'baratos',
  dearest: 'caros',
};

const brandWord = (brand: string): string => brand.toLowerCase().replaceAll(' ', '-');

/** Reads the filters from the address; a value that nobody knows counts as absent. */
export function readStoreFilters(params: URLSearchParams): StoreFilters {
  const is = (name: string, word: string) => params.get(name) === word;
  const flags = params.getAll(filterParams.flags);
  return {
    brand: storeBrands.find((brand) => is(filterParams.brand, brandWord(brand))) ?? null,
    category: storeCategories.find((one) => is(filterParams.category, categoryWords[one])) ?? null,
    flags: storeFlags.filter((flag) => flags.includes(flagWords[flag])),
    sort: storeSorts.find((sort) => is(filterParams.sort, sortWords[sort])) ?? 'house',
  };
}

/** The address with these filters; other parameters stay, and what is at rest is not written. */
export function writeStoreFilters(params: URLSearchParams, filters: StoreFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.values(filterParams)) next.delete(name);
  if (filters.brand) next.set(filterParams.brand, brandWord(filters.brand));
  if (filters.category) next.set(filterParams.category, categoryWords[filters.category]);
  for (const flag of filters.flags) next.append(filterParams.flags, flagWords[flag]);
  if (filters.sort !== 'house') next.set(filterParams.sort, sortWords[filters.sort]);
  return next;
}

/** True where the filters hide something (the order hides nothing). */
export const storeFiltersNarrow = (filters: StoreFilters): boolean =>
  filters.brand !== null || filters.category !== null || filters.flags.length > 0;

/** What the filters and orders look at. */
export interface FilteredProduct {
  id: string;
  price: number;
  inStock: boolean;
}

/** What is known of the person: both come later than the products. */
export interface Taste {
  favorites: ReadonlySet<string>;
  /** With how many of their garments a product goes, by its id. */
  matches: ReadonlyMap<string, number>;
}

/** The products that the flags leave, in the order asked for. Brand and category are the server's work. */
export function arrangeProducts<P extends FilteredProduct>(
  products: readonly P[],
  { flags, sort }: Pick<StoreFilters, 'flags' | 'sort'>,
  { favorites, matches }: Taste,
): P[] {
  const shown = products.filter(
    (product) =>
      (!flags.includes('favorites') || favorites.has(product.id)) &&
      (!flags.includes('available') || product.inStock),
  );
  if (sort === 'cheapest') return shown.sort((a, b) => a.price - b.price);
  if (sort === 'dearest') return shown.sort((a, b) => b.price - a.price);
  if (sort === 'wardrobe') return shown.sort((a, b) => (matches.get(b.id) ?? 0) - (matches.get(a.id) ?? 0));
  return shown;
}
