import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';
import { openPaymentPollMs } from '#web/timings.ts';

export type OrderResponse = Output<'GET /api/store/orders/:id'>;
export type Order = OrderResponse['order'];
export type OrderPayment = NonNullable<OrderResponse['payment']>;

export const orderKey = (id: string) => ['orders', id] as const;

export const useOrders = () =>
  useQuery({
    queryKey: ['orders'],
    queryFn: ({ signal }) => api('GET /api/store/orders', {}, { signal }),
  });

const isMoving = (answer: OrderResponse | undefined): boolean =>
  answer?.order.status === 'pending' || answer?.order.refund === 'under_way';

/** Polls while the order's payment may still change. */
export const useOrder = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: orderKey(id),
      queryFn: ({ signal }) => api('GET /api/store/orders/:id', { params: { id } }, { signal }),
      refetchInterval: ({ state }) => (isMoving(state.data) ? openPaymentPollMs : false),
      refetchOnWindowFocus: ({ state }) => (isMoving(state.data) ? 'always' : false),
    }),
  );

export const useLastAddress = () =>
  useQuery({
    queryKey: ['orders', 'address'],
    queryFn: ({ signal }) => api('GET /api/store/address', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
