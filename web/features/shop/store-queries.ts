import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, api, type Output } from '#web/api.ts';
import type { StoreFilters } from './store-filters.ts';

export type Product = Output<'GET /api/store/products'>['products'][number];
export type Variant = Product['variants'][number];
export type Cart = Output<'GET /api/store/cart'>;
export type CartLine = Cart['items'][number];

const productsQuery = ({ brand, category }: Pick<StoreFilters, 'brand' | 'category'>) =>
  queryOptions({
    queryKey: ['store', 'products', brand, category],
    queryFn: ({ signal }) =>
      api(
        'GET /api/store/products',
        { query: { brand: brand ?? 'all', category: category ?? 'all' } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const useProducts = (filters: Pick<StoreFilters, 'brand' | 'category'>) =>
  useQuery(productsQuery(filters));

const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['store', 'product', id],
    queryFn: ({ signal }) =>
      api('GET /api/store/products/:productId', { params: { productId: id } }, { signal }),
  });

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

export const favoritesQuery = queryOptions({
  queryKey: ['store', 'favorites'],
  queryFn: ({ signal }) => api('GET /api/store/favorites', {}, { signal }),
});

const none: ReadonlySet<string> = new Set();

export function useFavoriteIds(): ReadonlySet<string> {
  return useQuery({ ...favoritesQuery, select: toSet }).data ?? none;
}

const toSet = ({ productIds }: { productIds: string[] }): ReadonlySet<string> => new Set(productIds);

/** Fetched again on focus: the cart may change on other devices. */
export const cartQuery = queryOptions({
  queryKey: ['store', 'cart'],
  queryFn: ({ signal }) => api('GET /api/store/cart', {}, { signal }),
});

export const useCart = () => useQuery(cartQuery);
