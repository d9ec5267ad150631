import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, api } from '#web/api.ts';
import { statusPollMs } from '#web/timings.ts';

/** Where the subscription stands, looked at every two seconds until it is active. */
export function useSubscriptionState() {
  const client = useQueryClient();
  const state = useQuery({
    queryKey: ['subscription-state'],
    queryFn: ({ signal }) => api('GET /api/subscription-status', {}, { signal }),
    refetchInterval: (query) => (query.state.data?.status === 'active' ? false : statusPollMs),
    staleTime: 0,
    gcTime: 0,
  });
  const active = state.data?.status === 'active';
  // Whoever asks for Premium elsewhere in the app asks again.
  useEffect(() => {
    if (active) void client.invalidateQueries({ queryKey: ['subscription'] });
  }, [active, client]);
  return { active, currentPeriodEnd: state.data?.current_period_end ?? null };
}

/** Has the server ask the provider about the payment that the browser comes back from, in case nobody told it. */
export function useNudge(paymentIntent: string | null) {
  useQuery({
    queryKey: ['card-payment', paymentIntent],
    queryFn: ({ signal }) =>
      api('GET /api/verify-payment', { query: { session_id: paymentIntent ?? '' } }, { signal }),
    enabled: paymentIntent !== null,
    retry: (failures, error) => failures < 5 && !(error instanceof ApiError && error.status === 401),
    retryDelay: statusPollMs,
    gcTime: 0,
  });
}
