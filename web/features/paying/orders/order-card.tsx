import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Loading } from '#web/components/feedback/loading.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { orders } from '#web/copy/orders.ts';
import { CardElements } from '#web/features/paying/card/card-elements.tsx';
import { CardFields } from '#web/features/paying/card/card-fields.tsx';
import { loadCardScript, loadedOnce } from '#web/features/paying/card/stripe-script.ts';
import { TestCards } from '#web/features/paying/card/test-cards.tsx';
import { usePay } from '#web/features/paying/card/use-pay.ts';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { formatEuros } from '#web/format/money.ts';
import { orderAddress } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { orderKey } from './order-queries.ts';

const { pay: copy } = orders;

export default function OrderCard({ orderId, total }: { orderId: string; total: number }) {
  const form = useOrderCard(orderId);
  const sandbox = usePaymentMethods().data?.sandbox ?? false;
  if (form.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{copy.cardFailed}</p>
        <Retry query={form} />
      </div>
    );
  }
  return (
    <section className="grid gap-4">
      <h2 className="text-title-s">{copy.card}</h2>
      {form.data?.card ? (
        <CardElements clientSecret={form.data.card.clientSecret} stripe={form.data.card.stripe}>
          <OrderCardForm onLost={() => void form.refetch()} orderId={orderId} total={total} />
        </CardElements>
      ) : (
        <Loading blocks={['h-64 w-full']} label={copy.cardLoading} />
      )}
      {sandbox && <TestCards />}
    </section>
  );
}

function OrderCardForm({ orderId, total, onLost }: { orderId: string; total: number; onLost: () => void }) {
  const [ready, setReady] = useState(false);
  const pay = usePay(onLost, `${orderAddress(orderId)}?vuelta=tarjeta`);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        pay.mutate();
      }}
    >
      <CardFields onReady={() => setReady(true)} />
      <Button className="w-full" disabled={!ready} loading={pay.isPending} type="submit">
        {orders.pay.cardSubmit(formatEuros(total))}
      </Button>
    </form>
  );
}

/** Loads the client secret and the provider's script. The request is idempotent, hence a query. */
function useOrderCard(orderId: string) {
  return useQuery({
    queryKey: ['order-card', orderId],
    queryFn: async () => {
      const { card, order, payment } = await api('POST /api/store/orders/:id/pay', {
        params: { id: orderId },
        body: { method: 'stripe_card' },
      });
      queryClient.setQueryData(orderKey(orderId), { order, payment });
      return { card: card === null ? null : { ...card, stripe: await loadCardScript(card) } };
    },
    ...loadedOnce,
  });
}
