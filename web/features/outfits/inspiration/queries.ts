import type { Output } from '#web/api.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import { queryClient, queryOf } from '#web/query.ts';

export type Inspirations = Output<'GET /api/inspirations'>;

export const inspirationsQuery = { ...queryOf(['inspirations'], 'GET /api/inspirations'), retry: false };

/** Below the wardrobe's query key: what is owned decides it. */
export const inspirationQuery = (id: string) => ({
  ...queryOf([...wardrobeQuery.queryKey, 'inspiration', id], 'GET /api/inspirations/:id', { params: { id } }),
  retry: false,
});

export const boardsQuery = { ...queryOf(['boards'], 'GET /api/boards'), retry: false };

export const refreshInspirations = () => queryClient.invalidateQueries(inspirationsQuery);
export const refreshBoards = () => queryClient.invalidateQueries(boardsQuery);
