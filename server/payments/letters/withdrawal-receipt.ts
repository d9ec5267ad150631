import { paymentMethodFacts, type Refund } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { momentInWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, list, paragraphs, sellerLines } from '../../platform/mail/letterhead.ts';

interface Receipt {
  name: string;
  number: string;
  requestedAt: Date;
  payment: PaymentRow;
  refund: Refund;
  refundCents: number;
  contract: WithdrawnContract;
}

export interface WithdrawnContract {
  /** «Hemos recibido tu desistimiento de …» */
  what: string;
  ended: string;
  /** Replaces the sentence about the refund's date. */
  moneyBack?: string;
  charge?: string;
  closing?: string;
}

/** In whole days. */
interface Charge {
  usedDays: number;
  periodDays: number;
  paidCents: number;
  chargedCents: number;
}

export const premiumContract = (
  { method, amountCents, refundedCents }: PaymentRow,
  { usedDays, periodDays, paidCents, chargedCents }: Charge,
): WithdrawnContract => ({
  what: 'del contrato de Vestidor Premium',
  ended: `El mes de Premium de ese pago ha terminado.${paymentMethodFacts[method].renews ? ' La suscripción con tarjeta se da de baja y no se te cobrará nada más.' : ''}`,
  ...(chargedCents > 0 && {
    charge: `Son los ${euros(paidCents)} ${refundedCents > 0 ? `que quedaban de los ${euros(amountCents)} de tu pago` : 'que pagaste'} menos ${euros(chargedCents)}, la parte proporcional a ${usedDays === 1 ? 'un día' : `${usedDays} días`} de los ${periodDays} del mes: pediste que Premium empezara sin esperar al plazo de desistimiento (artículo 108.3 del Real Decreto Legislativo 1/2007).`,
  }),
  closing: 'Tu cuenta sigue, con todas tus prendas, fotos y outfits.',
});

const moneyBack: Readonly<Record<Refund, (amount: string) => string>> = {
  sent: (amount) =>
    `Devolvemos ${amount} al mismo medio con que pagaste. La orden ya está dada; según tu banco, tarda entre unas horas y diez días en verse.`,
  by_hand: (amount) =>
    `Devolvemos ${amount} por el mismo medio con que pagaste y en un máximo de catorce días. Esta devolución la hace una persona: si necesitamos un dato tuyo, te escribimos.`,
  nothing_to_refund: () =>
    'Este mes se abrió con un código, sin un pago por nuestros medios que devolver. Si pagaste por ese código, responde a este mensaje y lo resolvemos en un máximo de catorce días.',
};

export function withdrawalReceipt(head: Letterhead, receipt: Receipt): Letter {
  const { name, number, requestedAt, payment, refund, refundCents, contract } = receipt;
  const whole = refundCents === payment.amountCents;
  const amount = `${euros(refundCents)}${whole ? ', el importe completo,' : ''}`;
  return {
    subject: `Justificante de tu desistimiento ${number}`,
    body: paragraphs(
      greeting(name),
      `Hemos recibido tu desistimiento ${contract.what}. Este mensaje es tu justificante.`,
      list(
        `Número: ${number}`,
        `Recibido: ${momentInWords(requestedAt)}`,
        `Pago del que desistes: ${payment.reference}, de ${euros(payment.amountCents)}`,
      ),
      `${contract.ended} ${contract.moneyBack ?? moneyBack[refund](amount)}`,
      refund !== 'nothing_to_refund' && contract.charge,
      contract.closing,
      sellerLines(head),
    ),
  };
}
