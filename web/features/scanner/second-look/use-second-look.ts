import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { SeeingProvider } from '#contract/vocabulary.ts';
import { api } from '#web/api.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useAskedProvider } from './consent.ts';

/** A model may be slow, and is retried once. */
const lookTimeoutMs = 90_000;

/** Never refetched automatically: each look costs money. */
function lookOptions(
  garmentId: string | undefined,
  provider: SeeingProvider | null,
  cache: ReturnType<typeof useWardrobeCache>,
) {
  return queryOptions({
    queryKey: ['second-look', provider, garmentId],
    enabled: provider !== null && garmentId !== undefined,
    queryFn: async () => {
      const answer = await api(
        'POST /api/wardrobe/items/:id/second-look',
        { params: { id: garmentId ?? '' } },
        { timeoutMs: lookTimeoutMs },
      );
      await cache.change(putGarment(answer.item));
      return answer;
    },
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export function useSecondLooks(garmentIds: readonly string[]): void {
  const provider = useAskedProvider();
  const cache = useWardrobeCache();
  useQueries({ queries: garmentIds.map((id) => lookOptions(id, provider, cache)) });
}

export function useSecondLook(garmentId: string) {
  const provider = useAskedProvider();
  const look = useQuery(lookOptions(garmentId, provider, useWardrobeCache()));
  return { provider, look };
}
