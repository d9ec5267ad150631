import type { Payment } from '#contract/payments.ts';
import type { PaymentRow } from '#server/payments/payment.ts';

export function presentManual({ status }: PaymentRow): Partial<Payment> {
  return status === 'pending'
    ? { instructions: ['Tu código es válido y ya es tuyo. Estamos activando Premium: tarda unos segundos.'] }
    : {};
}
