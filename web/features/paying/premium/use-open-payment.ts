import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaymentStatus } from '#contract/payments.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifyNews } from '#web/components/notify.ts';
import { payments } from '#web/copy/payments.ts';
import { openPaymentPollMs } from '#web/timings.ts';

export const openPaymentKey = (id: string) => ['payment', id] as const;

/** Money may still come for these, or go back. */
const moving: ReadonlySet<PaymentStatus> = new Set(['created', 'pending', 'expired', 'refunding']);

/** A payment of the signed-in person. While something may still happen to it, it is looked at again and again. */
export function useOpenPayment(id: string) {
  return useQuery({
    queryKey: openPaymentKey(id),
    queryFn: ({ signal }) => api('GET /api/payments/:id', { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data && moving.has(state.data.payment.status) ? openPaymentPollMs : false,
    // Whoever comes back from the bank's app wants to know now.
    refetchOnWindowFocus: ({ state }) =>
      state.data && moving.has(state.data.payment.status) ? 'always' : false,
  });
}

/** Has the provider asked now. */
export function useVerifyPayment(paymentId: string) {
  const client = useQueryClient();
  const { verification: copy } = payments;
  return useMutation({
    mutationFn: () => api('POST /api/payment/verify', { body: { paymentId } }),
    onSuccess: (answer) => {
      client.setQueryData(openPaymentKey(paymentId), answer);
      const waits = answer.payment.status === 'pending' || answer.payment.status === 'created';
      if (waits) notifyNews(copy.pending, copy.pendingText);
    },
    onError: (error) => notifyError(copy.errorTitle, messageOf(error, copy.error)),
  });
}
