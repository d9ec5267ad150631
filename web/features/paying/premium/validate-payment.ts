import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import type { CodeForm } from './use-create-payment.ts';

export type PaymentFault = 'method' | 'unknown' | 'code';

/** Client-side validation; returns null when the payment may be submitted. */
export function validatePayment(
  methods: readonly PaymentMethod[],
  chosen: string | null,
  code: CodeForm,
): PaymentFault | null {
  if (chosen === null) return 'method';
  const method = methods.find(({ id }) => id === chosen);
  if (method === undefined) return 'unknown';
  return paymentMethodFacts[method.id].flow === 'code' && code.verificationCode.trim() === '' ? 'code' : null;
}
