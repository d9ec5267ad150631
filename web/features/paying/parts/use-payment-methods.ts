import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#web/query.ts';

export function usePaymentMethods() {
  return useQuery({ ...queryOf(['payment-methods'], 'GET /api/payment/methods'), staleTime: 5 * 60_000 });
}
