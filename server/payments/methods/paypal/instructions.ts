import type { Payment } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { PaypalConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';

export function presentPaypal(
  payment: PaymentRow,
  { email }: PaypalConfig,
  say: BuyerWords['instructions'],
): Partial<Payment> {
  if (payment.status !== 'pending') return {};
  return {
    instructions: [
      say.openPaypal,
      say.acceptAmount(payment.amountCents),
      say.backFromPaypal(payment.purpose),
      say.paypalClosed,
    ],
    paymentConcept: payment.reference,
    ...(email !== undefined && { paypalEmail: email }),
  };
}
