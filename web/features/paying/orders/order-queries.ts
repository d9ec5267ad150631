import { useQuery } from '@tanstack/react-query';
import type { Output } from '#web/api.ts';
import { queryOf } from '#web/query.ts';
import { openPaymentPollMs } from '#web/timings.ts';

export type OrderResponse = Output<'GET /api/store/orders/:id'>;
export type Order = OrderResponse['order'];
export type OrderPayment = NonNullable<OrderResponse['payment']>;

export const orderKey = (id: string) => ['orders', id] as const;

export const useOrders = () => useQuery(queryOf(['orders'], 'GET /api/store/orders'));

const isMoving = (answer: OrderResponse | undefined): boolean =>
  answer?.order.status === 'pending' || answer?.order.refund === 'under_way';

/** Polls while the order's payment may still change. */
export const useOrder = (id: string) =>
  useQuery({
    ...queryOf(orderKey(id), 'GET /api/store/orders/:id', { params: { id } }),
    refetchInterval: ({ state }) => (isMoving(state.data) ? openPaymentPollMs : false),
    refetchOnWindowFocus: ({ state }) => (isMoving(state.data) ? 'always' : false),
  });

export const useLastAddress = () =>
  useQuery({
    ...queryOf(['orders', 'address'], 'GET /api/store/address'),
    staleTime: Number.POSITIVE_INFINITY,
  });
