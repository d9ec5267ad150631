import { describe, expect, it } from 'vitest';
import { storeOfBrand } from '#web/paths.ts';
import {
  arrangeProducts,
  readStoreFilters,
  type StoreFilters,
  storeFiltersNarrow,
  writeStoreFilters,
} from './store-filters.ts';
import { formatSearch, parseSearch } from './store-products.tsx';

const atRest: StoreFilters = { brand: null, category: null, flags: [], sort: 'house' };

describe('the filters of the shop in its address', () => {
  it('survive a round trip, in Spanish', () => {
    const filters: StoreFilters = {
      brand: 'Casa Lirio',
      category: 'bottoms',
      flags: ['favorites', 'available'],
      sort: 'cheapest',
    };
    const params = writeStoreFilters(new URLSearchParams('producto=falda'), filters);
    expect(params.toString()).toBe(
      'producto=falda&marca=casa-lirio&categoria=pantalones&ver=favoritos&ver=existencias&orden=baratos',
    );
    expect(readStoreFilters(params)).toEqual(filters);
    expect(storeFiltersNarrow(filters)).toBe(true);
  });

  it('match the links of other pages', () => {
    const filtersAt = (address: string) =>
      readStoreFilters(new URL(address, 'http://own.invalid').searchParams);
    expect(filtersAt(storeOfBrand('alba-norte')).brand).toBe('Alba Norte');
    expect(filtersAt(storeOfBrand('casa-lirio')).brand).toBe('Casa Lirio');
  });

  it('omit defaults and ignore unknown values', () => {
    expect(writeStoreFilters(new URLSearchParams('marca=casa-lirio'), atRest).toString()).toBe('');
    expect(readStoreFilters(new URLSearchParams('marca=zara&categoria=%3Cb%3E&ver=todo&orden=x'))).toEqual(
      atRest,
    );
    expect(storeFiltersNarrow({ ...atRest, sort: 'dearest' })).toBe(false);
  });
});

describe('the text of a search', () => {
  it('is in the hash, which browsers never send', () => {
    const address = new URL(`http://tienda.invalid/store${formatSearch('pantalón & camisa')}`);
    expect(address.search).toBe('');
    expect(address.hash).not.toBe('');
    expect(parseSearch(address.hash)).toBe('pantalón & camisa');
  });

  it('is empty without a search and ignores anchors', () => {
    expect(formatSearch('  ')).toBe('');
    expect(parseSearch('#contenido')).toBe('');
    expect(parseSearch('')).toBe('');
  });
});

describe('the order of the shop', () => {
  const shop = [
    { id: 'a', category: 'tops', price: 30, inStock: true },
    { id: 'b', category: 'shoes', price: 10, inStock: false },
    { id: 'c', category: 'accessories', price: 20, inStock: true },
  ] as const;
  const taste = { favorites: new Set(['b', 'c']), matches: new Map([['c', 9]]) };
  const ids = (filters: Partial<StoreFilters>) =>
    arrangeProducts(shop, { ...atRest, ...filters }, taste).map(({ id }) => id);

  it('is the server’s by default', () => {
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ sort: 'cheapest' })).toEqual(['b', 'c', 'a']);
    expect(ids({ sort: 'dearest' })).toEqual(['a', 'c', 'b']);
    expect(ids({ sort: 'wardrobe' })).toEqual(['c', 'a', 'b']);
  });

  it('filters accessories, which are in no category of the select', () => {
    expect(ids({ flags: ['accessories'] })).toEqual(['c']);
  });

  it('filters favourites and sold-out products on request', () => {
    expect(ids({ flags: ['favorites'] })).toEqual(['b', 'c']);
    expect(ids({ flags: ['favorites', 'available'] })).toEqual(['c']);
  });
});
