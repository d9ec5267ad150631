import { type StoreCategory, storeBrands, storeCategories } from '#contract/shop.ts';
import type { Category } from '#contract/vocabulary.ts';

export const storeSorts = ['house', 'wardrobe', 'cheapest', 'dearest'] as const;
export type StoreSort = (typeof storeSorts)[number];

export const storeFlags = ['favorites', 'available', 'accessories'] as const;
export type StoreFlag = (typeof storeFlags)[number];

/** `null` and an empty list do not filter. */
export interface StoreFilters {
  brand: (typeof storeBrands)[number] | null;
  category: StoreCategory | null;
  flags: readonly StoreFlag[];
  sort: StoreSort;
}

/** Query parameters, in Spanish. */
const filterParams = { brand: 'marca', category: 'categoria', flags: 'ver', sort: 'orden' } as const;

const pageParam = 'pagina';

const categoryWords: Readonly<Record<StoreCategory, string>> = {
  tops: 'tops',
  bottoms: 'pantalones',
  dresses: 'vestidos',
  shoes: 'zapatos',
};
const flagWords: Readonly<Record<StoreFlag, string>> = {
  favorites: 'favoritos',
  available: 'existencias',
  accessories: 'accesorios',
};
const sortWords: Readonly<Record<StoreSort, string>> = {
  house: 'seleccion',
  wardrobe: 'combina',
  cheapest: 'baratos',
  dearest: 'caros',
};

const brandWord = (brand: string): string => brand.toLowerCase().replaceAll(' ', '-');

/** Ignores unknown values. */
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

/** Keeps other parameters and omits defaults; begins with the first page. */
export function writeStoreFilters(params: URLSearchParams, filters: StoreFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...Object.values(filterParams), pageParam]) next.delete(name);
  if (filters.brand) next.set(filterParams.brand, brandWord(filters.brand));
  if (filters.category) next.set(filterParams.category, categoryWords[filters.category]);
  for (const flag of filters.flags) next.append(filterParams.flags, flagWords[flag]);
  if (filters.sort !== 'house') next.set(filterParams.sort, sortWords[filters.sort]);
  return next;
}

/** Sorting does not narrow. */
export const storeFiltersNarrow = (filters: StoreFilters): boolean =>
  filters.brand !== null || filters.category !== null || filters.flags.length > 0;

export const productsPerPage = 24;

/** 1 for a page that does not exist. */
export function pageIn(params: URLSearchParams, products: number): number {
  const page = Number(params.get(pageParam));
  return Number.isInteger(page) && page > 1 && (page - 1) * productsPerPage < products ? page : 1;
}

/** Keeps the filters and ends what is open above the grid. */
export function pageSearch(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete(pageParam);
  else next.set(pageParam, String(page));
  const search = next.toString();
  return search === '' ? '' : `?${search}`;
}

export interface FilteredProduct {
  id: string;
  category: Category;
  price: number;
  inStock: boolean;
}

/** Loaded after the products. */
export interface Taste {
  favorites: ReadonlySet<string>;
  /** Matching garments by product id. */
  matches: ReadonlyMap<string, number>;
}

/** Applies the flags and the order. The server filters by brand and category. */
export function arrangeProducts<P extends FilteredProduct>(
  products: readonly P[],
  { flags, sort }: Pick<StoreFilters, 'flags' | 'sort'>,
  { favorites, matches }: Taste,
): P[] {
  const shown = products.filter(
    (product) =>
      (!flags.includes('favorites') || favorites.has(product.id)) &&
      (!flags.includes('available') || product.inStock) &&
      (!flags.includes('accessories') || product.category === 'accessories'),
  );
  if (sort === 'cheapest') return shown.sort((a, b) => a.price - b.price);
  if (sort === 'dearest') return shown.sort((a, b) => b.price - a.price);
  if (sort === 'wardrobe') return shown.sort((a, b) => (matches.get(b.id) ?? 0) - (matches.get(a.id) ?? 0));
  return shown;
}
