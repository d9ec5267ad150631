import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, type Output } from '#web/api.ts';
import { queryOf } from '#web/query.ts';
import type { StoreFilters } from './store-filters.ts';

export type Product = Output<'GET /api/store/products'>['products'][number];
export type Variant = Product['variants'][number];
export type Cart = Output<'GET /api/store/cart'>;
export type CartLine = Cart['items'][number];

const productsQuery = ({ brand, category }: Pick<StoreFilters, 'brand' | 'category'>) => ({
  ...queryOf(['store', 'products', brand, category], 'GET /api/store/products', {
    query: { brand: brand ?? 'all', category: category ?? 'all' },
  }),
  placeholderData: keepPreviousData,
});

export const useProducts = (filters: Pick<StoreFilters, 'brand' | 'category'>) =>
  useQuery(productsQuery(filters));

const productQuery = (id: string) =>
  queryOf(['store', 'product', id], 'GET /api/store/products/:productId', { params: { productId: id } });

/** Takes the product from the list, otherwise fetches it. Null when it is not sold. */
export function useProduct(id: string, listed: Product | undefined) {
  const query = useQuery({ ...productQuery(id), enabled: listed === undefined });
  const gone = query.error instanceof ApiError && query.error.status === 404;
  return {
    product: listed ?? query.data?.product,
    gone,
    failed: query.isError && !gone,
    retry: query.refetch,
  };
}

export const favoritesQuery = queryOf(['store', 'favorites'], 'GET /api/store/favorites');

const none: ReadonlySet<string> = new Set();

export function useFavoriteIds(): ReadonlySet<string> {
  return useQuery({ ...favoritesQuery, select: toSet }).data ?? none;
}

const toSet = ({ productIds }: { productIds: string[] }): ReadonlySet<string> => new Set(productIds);

/** Fetched again on focus: the cart may change on other devices. */
export const cartQuery = queryOf(['store', 'cart'], 'GET /api/store/cart');

export const useCart = () => useQuery(cartQuery);
