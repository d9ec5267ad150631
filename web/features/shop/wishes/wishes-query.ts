import type { Output } from '#web/api.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import { queryOf } from '#web/query.ts';

export type Wishes = Output<'GET /api/wishes'>;

/** Below the wardrobe's query key, so that its invalidation reaches here. */
export const wishesQuery = {
  ...queryOf([...wardrobeQuery.queryKey, 'wishes'], 'GET /api/wishes'),
  staleTime: 0,
  retry: false,
};
