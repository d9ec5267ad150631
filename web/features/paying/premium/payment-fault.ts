import type { PaymentMethod } from '#contract/payments.ts';
import type { CodeForm } from './use-create-payment.ts';

export type PaymentFault = 'method' | 'unknown' | 'code';

/** What stands between the person and the payment, or null. The server has the last word on all of it. */
export function faultOf(
  methods: readonly PaymentMethod[],
  chosen: string | null,
  code: CodeForm,
): PaymentFault | null {
  if (chosen === null) return 'method';
  if (!methods.some(({ id }) => id === chosen)) return 'unknown';
  return chosen === 'manual_verification' && code.verificationCode.trim() === '' ? 'code' : null;
}
