import { describe, expect, it } from 'vitest';
import { storeOfBrand } from '#web/paths.ts';
import {
  arrangeProducts,
  readStoreFilters,
  type StoreFilters,
  storeFiltersNarrow,
  writeStoreFilters,
} from './store-filters.ts';
import { readSearch, writeSearch } from './use-search-text.ts';

const atRest: StoreFilters = { brand: null, category: null, flags: [], sort: 'house' };

describe('the filters of the shop in its address', () => {
  it('come back as they were written, in Spanish words', () => {
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

  it('are those that other pages link to', () => {
    const filtersAt = (address: string) =>
      readStoreFilters(new URL(address, 'http://own.invalid').searchParams);
    expect(filtersAt(storeOfBrand('alba-norte')).brand).toBe('Alba Norte');
    expect(filtersAt(storeOfBrand('casa-lirio')).brand).toBe('Casa Lirio');
  });

  it('leave nothing behind at rest, and take nothing that they do not know', () => {
    expect(writeStoreFilters(new URLSearchParams('marca=casa-lirio'), atRest).toString()).toBe('');
    expect(readStoreFilters(new URLSearchParams('marca=zara&categoria=%3Cb%3E&ver=todo&orden=x'))).toEqual(
      atRest,
    );
    expect(storeFiltersNarrow({ ...atRest, sort: 'dearest' })).toBe(false);
  });
});

describe('the text of a search', () => {
  it('stands behind the #, which no browser sends to a server', () => {
    const address = new URL(`http://tienda.invalid/store${writeSearch('pantalón & camisa')}`);
    expect(address.search).toBe('');
    expect(address.hash).not.toBe('');
    expect(readSearch(address.hash)).toBe('pantalón & camisa');
  });

  it('is none for none, and no anchor is taken for one', () => {
    expect(writeSearch('  ')).toBe('');
    expect(readSearch('#contenido')).toBe('');
    expect(readSearch('')).toBe('');
  });
});

describe('the order of the shop', () => {
  const shop = [
    { id: 'a', price: 30, inStock: true },
    { id: 'b', price: 10, inStock: false },
    { id: 'c', price: 20, inStock: true },
  ];
  const taste = { favorites: new Set(['b', 'c']), matches: new Map([['c', 9]]) };
  const ids = (filters: Partial<StoreFilters>) =>
    arrangeProducts(shop, { ...atRest, ...filters }, taste).map(({ id }) => id);

  it('is the house’s until somebody asks for another', () => {
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ sort: 'cheapest' })).toEqual(['b', 'c', 'a']);
    expect(ids({ sort: 'dearest' })).toEqual(['a', 'c', 'b']);
    expect(ids({ sort: 'wardrobe' })).toEqual(['c', 'a', 'b']);
  });

  it('leaves out what is no favourite, or is sold out, where that is asked', () => {
    expect(ids({ flags: ['favorites'] })).toEqual(['b', 'c']);
    expect(ids({ flags: ['favorites', 'available'] })).toEqual(['c']);
  });
});
