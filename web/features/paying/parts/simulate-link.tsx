import { ExternalLink } from 'lucide-react';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import { buttonLook } from '#web/components/button-look.ts';
import { payments } from '#web/copy/payments.ts';

const { open: copy } = payments;

/** Sandbox only: simulates the payment in another tab; polling notices it. */
export function SimulateLink({ payment: { method, status, paymentUrl } }: { payment: Payment }) {
  if (paymentMethodFacts[method].flow !== 'push' || status !== 'pending' || paymentUrl === undefined)
    return null;
  return (
    <a
      className={buttonLook('secondary', 's')}
      href={paymentUrl}
      rel="noreferrer"
      target="_blank"
      title={copy.simulateHint}
    >
      <ExternalLink size={18} />
      {copy.simulate}
    </a>
  );
}
