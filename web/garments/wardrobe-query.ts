import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import type { WardrobeAnswer } from './wardrobe-cache.ts';

/** The whole wardrobe in one answer. Without a retry, as the specification asks: the screen offers one. */
export const wardrobeQuery = queryOptions({
  queryKey: ['wardrobe'],
  queryFn: ({ signal }) => api('GET /api/wardrobe', {}, { signal }),
  retry: false,
});

export const useWardrobe = () => useQuery(wardrobeQuery);

/**
 * The wardrobe in the cache. `change` shows at once what an answer brought or will bring, and gives
 * back the way out of it; `refresh` fetches what only the server can compute (versatility, totals).
 */
export function useWardrobeCache() {
  const client = useQueryClient();
  const { queryKey } = wardrobeQuery;
  return {
    async change(change: (answer: WardrobeAnswer) => WardrobeAnswer): Promise<() => void> {
      // A fetch that began before would put the older wardrobe back.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (answer) => answer && change(answer));
      return () => client.setQueryData(queryKey, before);
    },
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}
