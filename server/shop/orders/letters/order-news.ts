import { shownDetail } from '#contract/company.ts';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '#server/shop/orders/queries.ts';
import { returnUntil } from '#server/shop/orders/term.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../../platform/mail/letterhead.ts';
import { orderUrl } from './order-confirmed.ts';

interface News {
  name: string;
  order: OrderRow;
}

export function orderShipped(head: Letterhead, { name, order }: News): Letter {
  const until = order.shippedAt === null ? null : inWords(returnUntil(order.shippedAt));
  return {
    subject: `Tu pedido ${order.number} ha salido`,
    body: paragraphs(
      greeting(name),
      `Tu pedido ${order.number} va de camino${order.address === null ? '' : ` a ${order.address.city}`}. Llega en un máximo de cinco días.`,
      order.tracking !== null && `Seguimiento: ${order.tracking}`,
      until !== null && `Si cambias de idea, puedes desistir hasta el ${until} en ${orderUrl(head, order)}`,
      sellerLines(head),
    ),
  };
}

export function orderLapsed(head: Letterhead, { name, order }: News): Letter {
  return {
    subject: `La reserva de tu pedido ${order.number} ha terminado`,
    body: paragraphs(
      greeting(name),
      `No hemos recibido el pago de tu pedido ${order.number}, de ${euros(order.totalCents)}, y sus prendas vuelven a estar a la venta. No debes nada.`,
      `Las hemos dejado en tu carrito por si aún las quieres: ${head.origin}/store`,
      'Si ya has enviado el dinero, no hagas nada: si quedan prendas cuando llegue, servimos el pedido, y si no, te lo devolvemos entero.',
      sellerLines(head),
    ),
  };
}

interface MoneyNews extends News {
  payment: PaymentRow;
}

/** Describes the refund by payment method. */
function moneyBack({ company }: Letterhead, { method, amountCents }: PaymentRow): string {
  const amount = euros(amountCents);
  return paymentMethodFacts[method].refund === 'by_hand'
    ? `Devolvemos ${amount} por el mismo medio y en un máximo de catorce días. Esta devolución la hace una persona: si necesitamos un dato tuyo, te escribimos desde ${shownDetail(company.email)}.`
    : `La devolución de ${amount} ya está en camino por el mismo medio con que pagaste; según tu banco, tarda entre unas horas y diez días en verse.`;
}

export function orderCancelled(head: Letterhead, { name, order, payment }: MoneyNews): Letter {
  return {
    subject: `Hemos cancelado tu pedido ${order.number}`,
    body: paragraphs(
      greeting(name),
      `No podemos servir tu pedido ${order.number} y lo hemos cancelado. Lo sentimos.`,
      moneyBack(head, payment),
      'Las prendas que no te habías puesto han salido de tu vestidor.',
      sellerLines(head),
    ),
  };
}

export function moneyTooLate(head: Letterhead, { name, order, payment }: MoneyNews): Letter {
  return {
    subject: `Te devolvemos ${euros(payment.amountCents)} de tu pedido ${order.number}`,
    body: paragraphs(
      greeting(name),
      payment.details.notice,
      moneyBack(head, payment),
      `Pago ${payment.reference}. El pedido está en ${orderUrl(head, order)}`,
      sellerLines(head),
    ),
  };
}
