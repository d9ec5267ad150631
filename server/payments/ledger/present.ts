import type { Payment } from '#contract/payments.ts';
import { decimalOfCents } from '#contract/price.ts';
import type { PaymentsConfig } from '../config.ts';
import { presentBank } from '../methods/bank/instructions.ts';
import { presentBitcoin } from '../methods/bitcoin/instructions.ts';
import { checkoutPath } from '../methods/card/open.ts';
import { presentManual } from '../methods/manual/instructions.ts';
import { presentPaypal } from '../methods/paypal/instructions.ts';
import type { PaymentRow } from './payment.ts';

export function presentPayment(payment: PaymentRow, config: PaymentsConfig) {
  const { notice, paymentUrl } = payment.details;
  const shown: Payment = {
    id: payment.id,
    method: payment.method,
    purpose: payment.purpose,
    ...(payment.orderId !== null && { orderId: payment.orderId }),
    status: payment.status,
    amount: decimalOfCents(payment.amountCents),
    currency: payment.currency,
    reference: payment.reference,
    instructions: [],
    createdAt: payment.createdAt.toISOString(),
    ...(paymentUrl !== undefined && { paymentUrl }),
    ...(payment.expiresAt !== null && { expiresAt: payment.expiresAt.toISOString() }),
    ...(notice !== undefined && { notice }),
    ...instructionsOf(payment, config),
  };
  return { payment: shown, premiumActivated: payment.purpose === 'premium' && payment.status === 'paid' };
}

function instructionsOf(payment: PaymentRow, config: PaymentsConfig): Partial<Payment> {
  switch (payment.method) {
    case 'bank_transfer':
      return config.bank ? presentBank(payment, config.bank) : {};
    case 'crypto_btc':
      return presentBitcoin(payment);
    case 'paypal_redirect':
      return config.paypal ? presentPaypal(payment, config.paypal) : {};
    case 'manual_verification':
      return presentManual(payment);
    case 'stripe_card':
      return payment.orderId === null ? { paymentUrl: checkoutPath } : {};
  }
}
