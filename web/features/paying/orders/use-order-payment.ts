import { useQuery } from '@tanstack/react-query';
import { type OrderMethodId, paymentMethodFacts } from '#contract/payment-methods.ts';
import { api } from '#web/api.ts';
import { notifyNews } from '#web/components/feedback/notify.ts';
import { orders } from '#web/copy/orders.ts';
import { queryClient } from '#web/query.ts';
import { statusPollMs } from '#web/timings.ts';
import { useChange } from '#web/use-change.ts';
import { type OrderPayment, orderKey } from './order-queries.ts';

const { pay: copy } = orders;

/** Returns whether the browser leaves, to pay on the provider's page. */
export function goToProvider(payment: OrderPayment | null): boolean {
  if (payment?.status !== 'pending' || payment.paymentUrl === undefined) return false;
  if (paymentMethodFacts[payment.method].flow !== 'redirect') return false;
  window.location.assign(payment.paymentUrl);
  return true;
}

/** Requests payment by the given method; some providers take over the browser. */
export function usePayOrder(orderId: string) {
  return useChange({
    mutationFn: (method: OrderMethodId) =>
      api('POST /api/store/orders/:id/pay', { params: { id: orderId }, body: { method } }),
    onSuccess: ({ order, payment }) => {
      queryClient.setQueryData(orderKey(orderId), { order, payment });
      goToProvider(payment);
    },
    failed: copy.failed,
    failedText: copy.failedText,
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
    },
  });
}

export function useCheckPayment(orderId: string) {
  return useChange({
    mutationFn: (paymentId: string) => api('POST /api/payment/verify', { body: { paymentId } }),
    onSuccess: ({ payment }) => {
      void queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
      if (payment.status === 'pending') notifyNews(copy.waiting, copy.waitingText);
    },
    failed: copy.waiting,
    failedText: copy.waitingText,
  });
}

/** Checks after a return from the provider; afterwards the server's schedule takes over. */
const asksMax = 5;

/** Checks the payment after a return from the provider. Returns whether it is still checking. */
export function useReturnFromProvider(
  orderId: string,
  payment: OrderPayment | null,
  isBack: boolean,
): boolean {
  const id = payment?.id ?? '';
  const asked = useQuery({
    queryKey: ['order-return', id],
    queryFn: async ({ signal }) => {
      const answer = await api('POST /api/payment/verify', { body: { paymentId: id } }, { signal });
      await queryClient.invalidateQueries({ queryKey: orderKey(orderId) });
      return answer.payment.status;
    },
    enabled: isBack && id !== '' && payment?.status === 'pending',
    refetchInterval: ({ state }) =>
      state.data === 'pending' && state.dataUpdateCount < asksMax ? statusPollMs : false,
    retry: 3,
    retryDelay: statusPollMs,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isBack && payment?.status === 'pending' && (asked.isPending || asked.isFetching);
}
