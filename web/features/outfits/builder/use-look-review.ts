import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, type Input } from '#web/api.ts';
import { useDebounced } from '#web/components/use-debounced.ts';

export type LookWish = Pick<
  Input<'POST /api/wardrobe/looks/review'>['body'],
  'garmentIds' | 'occasion' | 'season'
>;

/** Long enough for a hand that lays two pieces in a row, too short to be waited for. */
const settlingMillis = 180;

/**
 * What the engine says of the look on the board. Asked when the hand rests; an answer that is overtaken by the
 * next change is cancelled.
 */
export function useLookReview({ garmentIds, occasion, season }: LookWish) {
  const key = JSON.stringify({ garmentIds, occasion, season });
  const settled = useDebounced(key, settlingMillis);
  const body = useMemo(() => JSON.parse(settled) as LookWish, [settled]);
  const review = useQuery({
    queryKey: ['look-review', settled],
    queryFn: ({ signal }) => api('POST /api/wardrobe/looks/review', { body }, { signal }),
    enabled: body.garmentIds.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    review: garmentIds.length === 0 ? undefined : review.data,
    /** The answer on screen is of an earlier look, or none has come. */
    stale: garmentIds.length > 0 && (settled !== key || review.isPlaceholderData || review.isPending),
    failed: review.isError,
  };
}
