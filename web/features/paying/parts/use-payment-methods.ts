import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export function usePaymentMethods() {
  return useQuery({
    queryKey: ['payment-methods'],
    queryFn: ({ signal }) => api('GET /api/payment/methods', {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
