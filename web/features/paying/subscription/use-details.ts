import { useMutation, useQuery } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';
import { queryClient, queryOf } from '#web/query.ts';

export type Details = Output<'GET /api/subscription'>;
export type OwnPayment = Details['payments'][number];
export type Right = NonNullable<Details['withdrawal']>;

const detailsQuery = queryOf(['subscription', 'details'], 'GET /api/subscription');

export const useDetails = () => useQuery(detailsQuery);

/** Changes the subscription: the response is the new state and access is fetched again. */
export function useChangeSubscription(
  call: 'POST /api/subscription/cancel' | 'POST /api/subscription/resume',
) {
  return useMutation({
    mutationFn: () => api(call),
    onSuccess: async (details) => {
      queryClient.setQueryData(detailsQuery.queryKey, details);
      await queryClient.invalidateQueries({ queryKey: ['subscription'], exact: true });
    },
  });
}

export function useWithdraw() {
  return useMutation({
    mutationFn: ({ paymentId, refund }: Right) =>
      api('POST /api/withdrawal', { body: { paymentId, refund, confirm: true } }),
    // The amount may have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['subscription'] }),
  });
}
