import { shownDetail } from '#contract/company.ts';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import { provinces } from '#contract/provinces.ts';
import { splitVat } from '#server/payments/invoices/amounts.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';
import {
  greeting,
  type Letterhead,
  list,
  paragraphs,
  sellerLines,
} from '../../../platform/mail/letterhead.ts';

interface Contract {
  name: string;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  payment: PaymentRow;
  invoiceNumber: string;
}

export const orderUrl = ({ origin }: Letterhead, { id }: Pick<OrderRow, 'id'>): string =>
  `${origin}/store/orders/${id}`;

/** The confirmation on a durable medium: the message itself contains the terms. */
export function orderConfirmed(
  head: Letterhead,
  { name, order, lines, payment, invoiceNumber }: Contract,
): Letter {
  const { vatCents } = splitVat(order.totalCents, order.vatPercent);
  const { address } = order;
  const { company } = head;
  return {
    subject: `Pedido ${order.number} confirmado: tu factura ${invoiceNumber}`,
    body: paragraphs(
      greeting(name),
      `Tu pago ha llegado y preparamos tu pedido ${order.number}. Sus prendas ya están en tu vestidor. Guarda este mensaje: confirma lo que has comprado.`,
      'LO QUE HAS COMPRADO',
      list(
        ...lines.map(
          ({ quantity, name: piece, brand, size, color, priceCents }) =>
            `${quantity} × ${piece}, ${brand}, talla ${size}, ${color}: ${euros(priceCents * quantity)}`,
        ),
        `Envío: ${order.deliveryCents === 0 ? 'gratis' : euros(order.deliveryCents)}`,
        `Total: ${euros(order.totalCents)}, con ${euros(vatCents)} de IVA (${order.vatPercent} %) incluidos.`,
        `Pagado con ${paymentMethodFacts[payment.method].paidWith} el ${inWords(order.paidAt ?? payment.updatedAt)}. Referencia: ${payment.reference}.`,
        `Factura ${invoiceNumber}, adjunta en PDF.`,
      ),
      'DÓNDE LO RECIBES',
      address !== null &&
        [
          address.name,
          [address.street, address.extra].filter(Boolean).join(', '),
          `${address.postalCode} ${address.city} (${provinces[address.province]})`,
          address.phone,
        ]
          .filter(Boolean)
          .join('\n'),
      `Sale en uno o dos días laborables y llega en un máximo de cinco días más. Puedes seguirlo, y cancelarlo mientras no haya salido, en ${orderUrl(head, order)}`,
      'TU DERECHO DE DESISTIMIENTO',
      'Puedes desistir sin dar motivos hasta catorce días después de recibirlo. Te devolvemos todo lo que has pagado, envío incluido, por el mismo medio y en un máximo de catorce días; podemos esperar a tener las prendas de vuelta. Tienes catorce días para enviarlas, sin usar y con sus etiquetas, y el coste de ese envío es tuyo.',
      `Lo más rápido es el botón «Desistir del pedido» en su página. También vale cualquier mensaje claro a ${shownDetail(company.email)}; puedes copiar este modelo, aunque no es obligatorio:`,
      list(
        `A la atención de ${shownDetail(company.name)}, ${shownDetail(company.address)}, ${shownDetail(company.email)}.`,
        `Por la presente os comunico que desisto de mi compra. Pedido ${order.number}, recibido el …`,
        'Nombre: … Domicilio: …',
        'Fecha, y firma si se envía en papel.',
      ),
      'GARANTÍA Y RECLAMACIONES',
      `Las prendas tienen tres años de garantía legal. Si algo llega mal o no es lo que pediste, escríbenos a ${shownDetail(company.email)} y lo cambiamos o te devolvemos el dinero, envíos incluidos. Rige la ley española y los tribunales de tu domicilio. Las condiciones completas están en ${head.origin}/terms`,
      'QUIÉN TE LO VENDE',
      sellerLines(head),
    ),
  };
}
