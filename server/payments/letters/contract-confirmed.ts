import { shownDetail } from '#contract/company.ts';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { withdrawalUntil } from '#server/payments/withdrawal-term.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords, momentInWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import {
  accountUrl,
  greeting,
  type Letterhead,
  list,
  paragraphs,
  periodInWords,
  sellerLines,
} from '../../platform/mail/letterhead.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

interface Contract {
  name: string;
  payment: PaymentRow & { paidAt: Date };
  period: { startsAt: Date; endsAt: Date };
  /** `IVA del 21 %`. */
  vat: string;
  invoiceNumber: string;
}

/** A durable medium holds the terms themselves: a link could change. */
export function contractConfirmed(
  head: Letterhead,
  { name, payment, period, vat, invoiceNumber }: Contract,
): Letter {
  const { renews, paidWith } = paymentMethodFacts[payment.method];
  const { beginNow } = payment.details;
  const price = euros(payment.amountCents);
  return {
    subject: `Premium confirmado: tu contrato y tu factura ${invoiceNumber}`,
    body: paragraphs(
      greeting(name),
      'Tu pago ha llegado y Premium está activo. Guarda este mensaje: confirma lo que has contratado.',
      'LO QUE HAS CONTRATADO',
      list(
        `Vestidor Premium, ${periodInWords(period)}.`,
        `Precio: ${price}, ${vat} incluido, sin gastos ni recargos por el medio de pago.`,
        `Pagado con ${paidWith} el ${inWords(payment.paidAt)}. Referencia: ${payment.reference}.`,
        `Factura ${invoiceNumber}, adjunta en PDF; también está siempre en tu cuenta.`,
      ),
      'QUÉ INCLUYE',
      'Las asesoras Maya y Valentina, hasta cinco mil prendas en tu vestidor y hasta doscientas peticiones de outfits al día. Empieza en cuanto se confirma el pago, o al acabar el mes que ya tenías.',
      beginNow && `El ${momentInWords(new Date(beginNow.agreedAt))} aceptaste: «${beginNow.words}»`,
      'CUÁNTO DURA Y CÓMO SE CANCELA',
      renews
        ? `La suscripción se renueva sola cada mes por ${price} con la misma tarjeta, hasta que la canceles. Te avisamos por email quince días antes de cada cobro. Para cancelar basta un botón, «Cancelar la suscripción», en ${accountUrl(head)}: conservas Premium hasta el final del mes pagado y no se te cobra nada más. No hay permanencia.`
        : 'Este pago cubre un mes y no se renueva: no tienes que cancelar nada. Te avisamos tres días antes de que termine, por si quieres seguir.',
      withdrawalNotice(head, {
        until: withdrawalUntil(payment.paidAt),
        reference: payment.reference,
        asked: beginNow !== undefined,
      }),
      'GARANTÍA Y RECLAMACIONES',
      `El servicio tiene la garantía legal de conformidad mientras dura. Si algo no funciona como dijimos, escríbenos a ${shownDetail(head.company.email)} y lo arreglamos o te devolvemos lo que corresponda. Rige la ley española y los tribunales de tu domicilio. Las condiciones completas están en ${head.origin}/terms`,
      'QUIÉN TE LO VENDE',
      sellerLines(head),
    ),
  };
}
