import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { orders } from '#web/copy/orders.ts';
import { CardFields } from '#web/features/paying/card/card-fields.tsx';
import { usePay } from '#web/features/paying/card/use-pay.ts';
import { formatEuros } from '#web/format/money.ts';
import { orderAddress } from '#web/paths.ts';

interface OrderCardFormProps {
  orderId: string;
  total: number;
  onLost: () => void;
}

export function OrderCardForm({ orderId, total, onLost }: OrderCardFormProps) {
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
