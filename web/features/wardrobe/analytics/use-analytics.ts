import { useQuery } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';

export type Analytics = Output<'GET /api/wardrobe/analytics'>;

/** Refetched on each visit: a wear anywhere changes the figures. */
export function useAnalytics() {
  return useQuery({
    queryKey: ['analytics'],
    queryFn: ({ signal }) => api('GET /api/wardrobe/analytics', {}, { signal }),
    staleTime: 0,
  });
}
