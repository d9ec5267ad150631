import { useQuery } from '@tanstack/react-query';
import { paymentReturnRetryMs } from '#web/timings.ts';
import { finishPaypal } from './paypal-return.ts';

/**
 * Finishes the payment that the address names, once. Without a connection it goes on trying, and tries at
 * once when the connection is back.
 */
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
