import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Input } from '#web/api.ts';
import { useDebounced } from '#web/components/forms/use-debounced.ts';
import { queryOf } from '#web/query.ts';

export type LookReviewRequest = Pick<
  Input<'POST /api/wardrobe/looks/review'>['body'],
  'garmentIds' | 'occasion' | 'season'
>;

/** Long enough to skip intermediate changes, too short to be noticed. */
const settlingMillis = 180;

/** The engine's review of the look on the board, debounced; outdated requests are cancelled. */
export function useLookReview({ garmentIds, occasion, season }: LookReviewRequest) {
  const key = JSON.stringify({ garmentIds, occasion, season });
  const settled = useDebounced(key, settlingMillis);
  const body = useMemo(() => JSON.parse(settled) as LookReviewRequest, [settled]);
  const review = useQuery({
    ...queryOf(['look-review', settled], 'POST /api/wardrobe/looks/review', { body }),
    enabled: body.garmentIds.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    review: garmentIds.length === 0 ? undefined : review.data,
    /** The review shown is for an earlier look, or there is none yet. */
    stale: garmentIds.length > 0 && (settled !== key || review.isPlaceholderData || review.isPending),
    failed: review.isError,
  };
}
