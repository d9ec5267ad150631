import { Button } from '#web/components/button.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { orders } from '#web/copy/orders.ts';
import { CardElements } from '#web/features/paying/card/card-elements.tsx';
import { TestCards } from '#web/features/paying/card/test-cards.tsx';
import { usePaymentMethods } from '#web/features/paying/premium/use-payment-methods.ts';
import { OrderCardForm } from './order-card-form.tsx';
import { useOrderCard } from './use-order-card.ts';

const { pay: copy } = orders;

export default function OrderCard({ orderId, total }: { orderId: string; total: number }) {
  const form = useOrderCard(orderId);
  const sandbox = usePaymentMethods().data?.sandbox ?? false;
  if (form.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{copy.cardFailed}</p>
        <Button loading={form.isFetching} onClick={() => void form.refetch()}>
          {copy.retry}
        </Button>
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
        <div role="status">
          <span className="sr-only">{copy.cardLoading}</span>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {sandbox && <TestCards />}
    </section>
  );
}
