import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { purposeWords } from '#server/payments/purpose-words.ts';
import { euros } from '#server/platform/euros.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../platform/mail/letterhead.ts';

interface Refunded {
  name: string;
  payment: PaymentRow;
  cents: number;
  creditNoteNumber: string | null;
  isPart?: boolean;
}

export function refundDone(
  head: Letterhead,
  { name, payment, cents, creditNoteNumber, isPart = false }: Refunded,
): Letter {
  return {
    subject: `Te hemos devuelto ${euros(cents)}`,
    body: paragraphs(
      greeting(name),
      `Hemos devuelto ${euros(cents)} de tu pago ${payment.reference} por el mismo medio con que pagaste (${paymentMethodFacts[payment.method].paidWith}). Según tu banco, puede tardar entre unas horas y diez días en verse.`,
      creditNoteNumber !== null && `Adjuntamos la factura rectificativa ${creditNoteNumber}.`,
      creditNoteNumber !== null && !isPart && purposeWords[payment.purpose].undone,
      isPart && 'Lo demás que pagaste sigue como estaba.',
      sellerLines(head),
    ),
  };
}
