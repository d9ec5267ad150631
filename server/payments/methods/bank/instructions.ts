import { electronicFormatIBAN, friendlyFormatIBAN } from 'ibantools';
import type { Payment } from '#contract/payments.ts';
import type { BankConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { purposeWords } from '#server/payments/purpose-words.ts';
import { euros } from '#server/platform/euros.ts';
import { deadlineInWords } from '#server/platform/madrid.ts';
import { epcText } from './epc.ts';

const keeps = { premium: 'Te guardamos el sitio', order: 'Te guardamos las prendas' } as const;

export function presentBank(payment: PaymentRow, config: BankConfig): Partial<Payment> {
  if (payment.status !== 'pending') return {};
  const { accountName, bic } = config;
  const received = payment.details.bank?.receivedCents ?? 0;
  const amountCents = payment.amountCents - received;
  const iban = electronicFormatIBAN(config.iban) ?? config.iban;
  const until =
    payment.expiresAt === null
      ? ''
      : ` ${keeps[payment.purpose]} hasta el ${deadlineInWords(payment.expiresAt, payment.createdAt, 'es')}.`;
  return {
    instructions: [
      'Abre la app o la web de tu banco y elige hacer una transferencia. Si tu app lee códigos QR, escanea el nuestro y lo rellena todo.',
      `Transfiere ${euros(amountCents)}${received > 0 ? ', que es lo que falta,' : ''} a ${accountName}, IBAN ${friendlyFormatIBAN(iban) ?? iban}.`,
      `Escribe en el concepto solo esta referencia: ${payment.reference}. Por ella sabemos que el pago es tuyo.`,
      `Cuando llegue, ${purposeWords[payment.purpose].whenPaid} y te avisamos por email: unos segundos si es inmediata, hasta dos días laborables si no.${until}`,
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
