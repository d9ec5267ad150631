import { queryOptions } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import { queryClient } from '#web/query.ts';

export type Inspirations = Output<'GET /api/inspirations'>;

export const inspirationsQuery = queryOptions({
  queryKey: ['inspirations'],
  queryFn: ({ signal }) => api('GET /api/inspirations', {}, { signal }),
  retry: false,
});

/** Below the wardrobe's query key: what is owned decides it. */
export const inspirationQuery = (id: string) =>
  queryOptions({
    queryKey: [...wardrobeQuery.queryKey, 'inspiration', id],
    queryFn: ({ signal }) => api('GET /api/inspirations/:id', { params: { id } }, { signal }),
    retry: false,
  });

export const boardsQuery = queryOptions({
  queryKey: ['boards'],
  queryFn: ({ signal }) => api('GET /api/boards', {}, { signal }),
  retry: false,
});

export const refreshInspirations = () => queryClient.invalidateQueries(inspirationsQuery);
export const refreshBoards = () => queryClient.invalidateQueries(boardsQuery);
