import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
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
export function useWardrobeCache() {
  const client = useQueryClient();
  const { queryKey } = wardrobeQuery;
  return {
    async change(change: (answer: WardrobeResponse) => WardrobeResponse): Promise<() => void> {
      // A fetch already under way would overwrite the change.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (answer) => answer && change(answer));
      return () => client.setQueryData(queryKey, before);
    },
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}
