import type { Payment } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { PaymentRow } from '#server/payments/payment.ts';

export function presentManual({ status }: PaymentRow, say: BuyerWords['instructions']): Partial<Payment> {
  return status === 'pending' ? { instructions: [say.codeTaken] } : {};
}
