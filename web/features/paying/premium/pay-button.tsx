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
 * The button states the obligation to pay (RDL 1/2007, art. 98.2). Cards have their own page; a code is
 * already paid.
 */
export function PayButton({ method, loading }: { method: PaymentMethodId | null; loading: boolean }) {
  return (
    // Beside the toasts' corner from 1024 px.
    <Button className="w-full py-2.5 lg:w-64" loading={loading} type="submit">
      <span className="grid gap-0.5">
        <span>{method === null ? copy.any(formatCents(premiumPrice.cents)) : copy.by[method]}</span>
        <span className="font-normal text-note">{smallPrint(method)}</span>
      </span>
    </Button>
  );
}
