import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { loadCardScript } from '#web/features/paying/card/stripe-script.ts';
import { orderKey } from './order-queries.ts';

/** The secret of the form and the provider's script. Asking again answers the same charge, or that it is paid. */
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
    // The script's object is to stay the one that it is.
    structuralSharing: false,
  });
}
