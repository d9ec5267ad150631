import { useQuery } from '@tanstack/react-query';
import type { PaymentStatus } from '#contract/payments.ts';
import { api } from '#web/api.ts';
import { notifyNews } from '#web/components/feedback/notify.ts';
import { payments } from '#web/copy/payments.ts';
import { queryClient, queryOf } from '#web/query.ts';
import { openPaymentPollMs } from '#web/timings.ts';
import { useChange } from '#web/use-change.ts';

export const openPaymentKey = (id: string) => ['payment', id] as const;

/** Statuses that may still change. */
const moving: ReadonlySet<PaymentStatus> = new Set(['created', 'pending', 'expired', 'refunding']);

/** Polls a payment of the signed-in user while it may still change. */
export function useOpenPayment(id: string) {
  return useQuery({
    ...queryOf(openPaymentKey(id), 'GET /api/payments/:id', { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && moving.has(state.data.payment.status) ? openPaymentPollMs : false,
    refetchOnWindowFocus: ({ state }) =>
      state.data && moving.has(state.data.payment.status) ? 'always' : false,
  });
}

export function useVerifyPayment(paymentId: string) {
  const { verification: copy } = payments;
  return useChange({
    mutationFn: () => api('POST /api/payment/verify', { body: { paymentId } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(openPaymentKey(paymentId), answer);
      const waits = answer.payment.status === 'pending' || answer.payment.status === 'created';
      if (waits) notifyNews(copy.pending, copy.pendingText);
    },
    failed: copy.errorTitle,
    failedText: copy.error,
  });
}
