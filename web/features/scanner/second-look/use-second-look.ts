import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { SeeingProvider } from '#contract/vocabulary.ts';
import { api } from '#web/api.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';
import { askedProvider, useSecondLookConsent } from './consent.ts';

/** A model may be silent for a while and be asked twice. */
const lookTimeoutMs = 90_000;

/** One look at a garment. It costs money: only the person asks again. */
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

/** Has every garment looked at once, whichever of them is in view, where the person agrees. */
export function useSecondLooks(garmentIds: readonly string[]): void {
  const provider = askedProvider(useSecondLookConsent());
  const cache = useWardrobeCache();
  useQueries({ queries: garmentIds.map((id) => lookOptions(id, provider, cache)) });
}

/** What became of the look at one garment. */
export function useSecondLook(garmentId: string) {
  const provider = askedProvider(useSecondLookConsent());
  const look = useQuery(lookOptions(garmentId, provider, useWardrobeCache()));
  return { provider, look };
}
