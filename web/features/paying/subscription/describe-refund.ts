import { type PaymentMethodId, paymentMethodFacts } from '#contract/payment-methods.ts';
import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import type { Right } from './use-details.ts';

const { withdrawal: copy } = subscription;

/** Explains the refund of a withdrawal made today. */
export function describeRefund(
  { amount, refund, charge, usedDays, periodDays }: Right,
  method?: PaymentMethodId,
): string {
  if (method && paymentMethodFacts[method].refund === 'nothing_to_refund')
    return copy.refund.nothing_to_refund;
  if (charge === 0) return copy.whole(formatEuros(refund));
  const days = copy.days(usedDays, periodDays);
  return copy.part(formatEuros(refund), formatEuros(amount), formatEuros(charge), days);
}
