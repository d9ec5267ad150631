import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** The wardrobes that the person may look at. */
export const viewedQuery = queryOptions({
  queryKey: ['viewed'],
  queryFn: ({ signal }) => api('GET /api/viewed', {}, { signal }),
  staleTime: 60_000,
});

/** One of them; asked for anew on every visit, because it may have ended. */
export const viewedWardrobeQuery = (id: string) =>
  queryOptions({
    queryKey: ['viewed', id],
    queryFn: ({ signal }) => api('GET /api/viewed/:id', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
