import { shownDetail } from '#contract/company.ts';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { purposeWords } from '#server/payments/purpose-words.ts';
import { euros } from '#server/platform/euros.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../platform/mail/letterhead.ts';

interface Disputed {
  name: string;
  payment: PaymentRow;
}

export function paymentDisputed(head: Letterhead, { name, payment }: Disputed): Letter {
  const words = purposeWords[payment.purpose];
  return {
    subject: words.disputedSubject,
    body: paragraphs(
      greeting(name),
      `Nos comunican una reclamación sobre tu pago ${payment.reference} de ${euros(payment.amountCents)}, y ${words.disputed}.`,
      `Si no la has hecho tú o ha sido un malentendido, escríbenos a ${shownDetail(head.company.email)} y lo aclaramos. Tus prendas, fotos y outfits siguen donde estaban.`,
      sellerLines(head),
    ),
  };
}

export function paymentVanished(head: Letterhead, { name, payment }: Disputed): Letter {
  return {
    subject: `Tu pago ${payment.reference} ha desaparecido de la red de ${paymentMethodFacts[payment.method].shortName}`,
    body: paragraphs(
      greeting(name),
      `La red había confirmado tu pago ${payment.reference} de ${euros(payment.amountCents)} y ya no lo tiene. Mientras no vuelva a confirmarlo, ${purposeWords[payment.purpose].disputed}.`,
      `Si vuelve, lo veremos nosotros y todo queda como estaba. Si necesitas ayuda, escríbenos a ${shownDetail(head.company.email)}. Tus prendas, fotos y outfits siguen donde estaban.`,
      sellerLines(head),
    ),
  };
}

export function paymentReinstated(head: Letterhead, { name, payment }: Disputed): Letter {
  return {
    subject: `Tu pago ${payment.reference} vuelve a estar en orden`,
    body: paragraphs(
      greeting(name),
      `Tu pago ${payment.reference} de ${euros(payment.amountCents)} vuelve a contar y ${purposeWords[payment.purpose].reinstated}.`,
      sellerLines(head),
    ),
  };
}

interface Lost extends Disputed {
  cents: number;
  creditNoteNumber: string | null;
}

export function disputeLost(head: Letterhead, { name, payment, cents, creditNoteNumber }: Lost): Letter {
  return {
    subject: `Se ha resuelto la reclamación de tu pago ${payment.reference}`,
    body: paragraphs(
      greeting(name),
      paymentMethodFacts[payment.method].reversal === 'reorganisation'
        ? `Tu pago ${payment.reference} no ha vuelto a la red de ${paymentMethodFacts[payment.method].shortName} y lo damos por no hecho.`
        : `La reclamación de tu pago ${payment.reference} se ha resuelto a tu favor: ${euros(cents)} vuelven al medio con que pagaste.`,
      creditNoteNumber !== null && `Adjuntamos la factura rectificativa ${creditNoteNumber}.`,
      sellerLines(head),
    ),
  };
}
