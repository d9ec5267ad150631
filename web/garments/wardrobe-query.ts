import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query.ts';
import type { WardrobeResponse } from './wardrobe-cache.ts';

/** Deletions that can still be undone, by the id of what they delete. */
export const pendingRemovals = new Map<string, (answer: WardrobeResponse) => WardrobeResponse>();

/** No automatic retry (specification): the screen offers one. */
export const wardrobeQuery = queryOptions({
  queryKey: ['wardrobe'],
  queryFn: async ({ signal }) => {
    const answer = await api('GET /api/wardrobe', {}, { signal });
    return [...pendingRemovals.values()].reduce((shown, remove) => remove(shown), answer);
  },
  retry: false,
});

export const useWardrobe = () => useQuery(wardrobeQuery);

/**
 * Writes to the cached wardrobe. `change` applies an update and returns a function that undoes it;
 * `refresh` refetches what only the server computes (versatility, totals).
 */
export const wardrobeCache = {
  async change(change: (answer: WardrobeResponse) => WardrobeResponse): Promise<() => void> {
    const { queryKey } = wardrobeQuery;
    // A fetch already under way would overwrite the change.
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, (answer) => answer && change(answer));
    return () => queryClient.setQueryData(queryKey, before);
  },
  refresh: () => queryClient.invalidateQueries({ queryKey: wardrobeQuery.queryKey }),
};
