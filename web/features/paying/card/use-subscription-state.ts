import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, api } from '#web/api.ts';
import { statusPollMs } from '#web/timings.ts';

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
  useEffect(() => {
    if (active) void client.invalidateQueries({ queryKey: ['subscription'] });
  }, [active, client]);
  return { active, currentPeriodEnd: state.data?.current_period_end ?? null };
}

/** Has the server check the payment with the provider, in case the webhook has not arrived. */
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
