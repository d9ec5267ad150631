import { useQuery } from '@tanstack/react-query';
import { paymentReturnRetryMs } from '#web/timings.ts';
import { finishPaypal } from './paypal-return.ts';

/** Captures the payment once. Retries while offline, and at once when the connection returns. */
export function usePaypalReturn(token: string, payerId: string) {
  return useQuery({
    queryKey: ['paypal-return', token, payerId],
    queryFn: () => finishPaypal(token, payerId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: ({ state }) => (state.data === undefined ? 'always' : false),
    refetchInterval: ({ state }) =>
      state.error !== null && state.data === undefined ? paymentReturnRetryMs : false,
    refetchOnReconnect: ({ state }) => (state.data === undefined ? 'always' : false),
  });
}
