import type { PaymentMethodId } from '#contract/payments.ts';
import { premiumPrice } from '#contract/price.ts';
import { Button } from '#web/components/button.tsx';
import { payments } from '#web/copy/payments.ts';
import { formatCents } from '#web/format/money.ts';

const { pay: copy } = payments;

const smallPrint = (method: PaymentMethodId | null) => {
  if (method === 'stripe_card') return copy.cardNext;
  return method === 'manual_verification' ? copy.codeFree : copy.obligation;
};

/**
 * Says on itself that pressing it obliges to pay (Real Decreto Legislativo 1/2007, art. 98.2). A card is
 * ordered on its own screen, and a code has been paid for already.
 */
export function PayButton({ method, loading }: { method: PaymentMethodId | null; loading: boolean }) {
  return (
    // From 1024 px beside the corner where toasts come up, not below it.
    <Button className="w-full py-2.5 lg:w-64" loading={loading} type="submit">
      <span className="grid gap-0.5">
        <span>{method === null ? copy.any(formatCents(premiumPrice.cents)) : copy.by[method]}</span>
        <span className="font-normal text-note">{smallPrint(method)}</span>
      </span>
    </Button>
  );
}
