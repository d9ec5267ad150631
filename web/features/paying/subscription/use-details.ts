import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';

export type Details = Output<'GET /api/subscription'>;
export type OwnPayment = Details['payments'][number];
export type Right = NonNullable<Details['withdrawal']>;

const detailsQuery = queryOptions({
  queryKey: ['subscription', 'details'],
  queryFn: ({ signal }) => api('GET /api/subscription', {}, { signal }),
});

export const useDetails = () => useQuery(detailsQuery);

/** Changes the subscription: the response is the new state and access is fetched again. */
export function useChangeSubscription(
  call: 'POST /api/subscription/cancel' | 'POST /api/subscription/resume',
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(call),
    onSuccess: async (details) => {
      client.setQueryData(detailsQuery.queryKey, details);
      await client.invalidateQueries({ queryKey: ['subscription'], exact: true });
    },
  });
}

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentId, refund }: Right) =>
      api('POST /api/withdrawal', { body: { paymentId, refund, confirm: true } }),
    // The amount may have changed.
    onSettled: () => client.invalidateQueries({ queryKey: ['subscription'] }),
  });
}
