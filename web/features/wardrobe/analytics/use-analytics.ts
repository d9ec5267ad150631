import { useQuery } from '@tanstack/react-query';
import type { Output } from '#web/api.ts';
import { queryOf } from '#web/query.ts';

export type Analytics = Output<'GET /api/wardrobe/analytics'>;

/** Refetched on each visit: a wear anywhere changes the figures. */
export function useAnalytics() {
  return useQuery({ ...queryOf(['analytics'], 'GET /api/wardrobe/analytics'), staleTime: 0 });
}
