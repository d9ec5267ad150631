import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { SeeingProvider } from '#contract/vocabulary.ts';
import { api } from '#web/api.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { useAskedProvider } from './consent.ts';

/** Never refetched automatically: each look costs money. */
function lookOptions(garmentId: string | undefined, provider: SeeingProvider | null) {
  return queryOptions({
    queryKey: ['second-look', provider, garmentId],
    enabled: provider !== null && garmentId !== undefined,
    queryFn: async () => {
      const answer = await api(
        'POST /api/wardrobe/items/:id/second-look',
        { params: { id: garmentId ?? '' } },
        { timeoutMs: photoTimeoutMs },
      );
      await wardrobeCache.change(putGarment(answer.item));
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
  useQueries({ queries: garmentIds.map((id) => lookOptions(id, provider)) });
}

export function useSecondLook(garmentId: string) {
  const provider = useAskedProvider();
  const look = useQuery(lookOptions(garmentId, provider));
  return { provider, look };
}
