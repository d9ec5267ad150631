import { euros } from '#server/payments/ledger/euros.ts';
import { methodNames } from '#server/payments/ledger/method-names.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import { purposeWords } from '#server/payments/ledger/purpose-words.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../platform/mail/letterhead.ts';

export function refundDone(
  head: Letterhead,
  {
    name,
    payment,
    refundCents,
    creditNoteNumber,
  }: { name: string; payment: PaymentRow; refundCents: number; creditNoteNumber: string | null },
): Letter {
  return {
    subject: `Te hemos devuelto ${euros(refundCents)}`,
    body: paragraphs(
      greeting(name),
      `Hemos devuelto ${euros(refundCents)} de tu pago ${payment.reference} por el mismo medio con que pagaste (${methodNames[payment.method]}). Según tu banco, puede tardar entre unas horas y diez días en verse.`,
      creditNoteNumber !== null && `Adjuntamos la factura rectificativa ${creditNoteNumber}.`,
      creditNoteNumber !== null && purposeWords[payment.purpose].undone,
      sellerLines(head),
    ),
  };
}
