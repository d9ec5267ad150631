import { queryOptions } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import { queryClient } from '#web/query.ts';

export type Wishes = Output<'GET /api/wishes'>;

/** Below the wardrobe's query key, so that its invalidation reaches here. */
export const wishesQuery = queryOptions({
  queryKey: [...wardrobeQuery.queryKey, 'wishes'],
  queryFn: ({ signal }) => api('GET /api/wishes', {}, { signal }),
  staleTime: 0,
  retry: false,
});

export const refreshWishes = () => queryClient.invalidateQueries(wishesQuery);
