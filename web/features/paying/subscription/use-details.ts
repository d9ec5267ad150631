import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, api } from '#web/api.ts';

export type Details = Answer<'GET /api/subscription'>;
export type OwnPayment = Details['payments'][number];
/** The right to withdraw, and what it returns. */
export type Right = NonNullable<Details['withdrawal']>;

const detailsQuery = queryOptions({
  queryKey: ['subscription', 'details'],
  queryFn: ({ signal }) => api('GET /api/subscription', {}, { signal }),
});

export const useDetails = () => useQuery(detailsQuery);

/** A change of the subscription: its answer is the new state, and whoever asks for Premium asks again. */
export function useChange(call: 'POST /api/subscription/cancel' | 'POST /api/subscription/resume') {
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
    // Where the sum has changed, the new one is shown.
    onSettled: () => client.invalidateQueries({ queryKey: ['subscription'] }),
  });
}
