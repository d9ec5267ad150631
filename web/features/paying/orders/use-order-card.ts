import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { loadCardScript } from '#web/features/paying/card/stripe-script.ts';
import { orderKey } from './order-queries.ts';

/** Loads the client secret and the provider's script. The request is idempotent, hence a query. */
export function useOrderCard(orderId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['order-card', orderId],
    queryFn: async () => {
      const { card, order, payment } = await api('POST /api/store/orders/:id/pay', {
        params: { id: orderId },
        body: { method: 'stripe_card' },
      });
      client.setQueryData(orderKey(orderId), { order, payment });
      return { card: card === null ? null : { ...card, stripe: await loadCardScript(card) } };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Structural sharing would clone the Stripe object.
    structuralSharing: false,
  });
}
