import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { WardrobeResponse } from './wardrobe-cache.ts';

/** No automatic retry (specification): the screen offers one. */
export const wardrobeQuery = queryOptions({
  queryKey: ['wardrobe'],
  queryFn: ({ signal }) => api('GET /api/wardrobe', {}, { signal }),
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
