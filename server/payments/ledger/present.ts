import type { Language } from '#contract/languages.ts';
import { type PaymentMethodId, paymentMethodFacts } from '#contract/payment-methods.ts';
import type { Payment, PaymentMethod } from '#contract/payments.ts';
import { decimalOfCents } from '#contract/price.ts';
import { buyerWords, noticeIn } from '#server/payments/buyer-languages.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Providers } from './provider.ts';

export function presentMethod(id: PaymentMethodId, language: Language): PaymentMethod {
  const { icon, settles } = paymentMethodFacts[id];
  const { name, description, fees } = buyerWords[language].methods[id];
  return { id, name, description, fees, icon, instant: settles === 'at_once' };
}

export function presentPayment(payment: PaymentRow, providers: Providers, language: Language) {
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
    ...(notice !== undefined && { notice: noticeIn(language, notice) }),
    ...providers.get(payment.method)?.present(payment, buyerWords[language].instructions),
  };
  return { payment: shown, premiumActivated: payment.purpose === 'premium' && payment.status === 'paid' };
}
