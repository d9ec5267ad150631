import { queryOf } from '#web/query.ts';

/** The wardrobes that the person may look at. */
export const viewedQuery = { ...queryOf(['viewed'], 'GET /api/viewed'), staleTime: 60_000 };

/** One of them; asked for anew on every visit, because it may have ended. */
export const viewedWardrobeQuery = (id: string) => ({
  ...queryOf(['viewed', id], 'GET /api/viewed/:id', { params: { id } }),
  staleTime: 0,
  gcTime: 0,
});
