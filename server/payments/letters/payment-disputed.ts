import { shownDetail } from '#contract/company.ts';
import { euros } from '#server/payments/ledger/euros.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import { purposeWords } from '#server/payments/ledger/purpose-words.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../platform/mail/letterhead.ts';

export function paymentDisputed(
  head: Letterhead,
  { name, payment }: { name: string; payment: PaymentRow },
): Letter {
  const words = purposeWords[payment.purpose];
  return {
    subject: words.disputedSubject,
    body: paragraphs(
      greeting(name),
      `Nos comunican una reclamación sobre tu pago ${payment.reference} de ${euros(payment.amountCents)}, y ${words.disputed}.`,
      `Si no la has hecho tú o ha sido un malentendido, escríbenos a ${shownDetail(head.company.email)} y lo aclaramos. Tus prendas, fotos y conjuntos siguen donde estaban.`,
      sellerLines(head),
    ),
  };
}
