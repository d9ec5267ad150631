import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** The methods that the server is configured for, and whether nothing is charged. */
export function usePaymentMethods() {
  return useQuery({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }) => api('GET /api/payment/methods', {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
