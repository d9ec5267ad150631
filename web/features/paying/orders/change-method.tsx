import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { orders } from '#web/copy/orders.ts';
import { usePaymentMethods } from '#web/features/paying/premium/use-payment-methods.ts';
import { MethodOptions, type OrderMethod, orderMethodsIn } from './method-options.tsx';
import { usePayOrder } from './use-order-payment.ts';

const { pay: copy } = orders;

export function ChangeMethod({ orderId, current }: { orderId: string; current: string | null }) {
  const [chosen, setChosen] = useState<OrderMethod | null>(null);
  const name = useId();
  const methods = usePaymentMethods().data?.methods ?? [];
  const others = methods.filter(({ id }) => id !== current);
  const pay = usePayOrder(orderId);
  if (orderMethodsIn(others).length === 0) return null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null) pay.mutate(chosen, { onSuccess: () => setChosen(null) });
  };
  return (
    <details className="border-line border-t pt-4">
      <summary className="inline-link inline-flex min-h-11 cursor-pointer items-center font-medium">
        {copy.change}
      </summary>
      <form className="grid justify-items-start gap-5 pt-4 [&>fieldset]:w-full" onSubmit={submit}>
        <MethodOptions chosen={chosen} methods={others} name={name} onChoose={setChosen} />
        <Button disabled={chosen === null} loading={pay.isPending} type="submit" variant="secondary">
          {copy.changeAction}
        </Button>
      </form>
    </details>
  );
}
