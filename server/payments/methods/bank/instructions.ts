import { electronicFormatIBAN, friendlyFormatIBAN } from 'ibantools';
import type { Payment } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { BankConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { epcText } from './epc.ts';

export function presentBank(
  payment: PaymentRow,
  config: BankConfig,
  say: BuyerWords['instructions'],
): Partial<Payment> {
  if (payment.status !== 'pending') return {};
  const { accountName, bic } = config;
  const received = payment.details.bank?.receivedCents ?? 0;
  const amountCents = payment.amountCents - received;
  const iban = electronicFormatIBAN(config.iban) ?? config.iban;
  const { purpose, expiresAt, createdAt } = payment;
  const until = expiresAt === null ? '' : ` ${say.keptUntil(purpose, expiresAt, createdAt)}`;
  return {
    instructions: [
      say.openBank,
      say.transfer(amountCents, received > 0, accountName, friendlyFormatIBAN(iban) ?? iban),
      say.writeReference(payment.reference),
      say.whenTransferred(purpose) + until,
    ],
    accountInfo: { accountName, iban, bic },
    paymentConcept: payment.reference,
    qrText: epcText({
      name: accountName,
      iban,
      bic,
      amountCents,
      remittance: payment.reference,
    }),
    ...(config.sandboxUrl !== undefined && {
      paymentUrl: `${config.sandboxUrl}?reference=${encodeURIComponent(payment.reference)}`,
    }),
  };
}
