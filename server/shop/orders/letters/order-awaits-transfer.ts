import { friendlyFormatIBAN } from 'ibantools';
import { shownDetail } from '#contract/company.ts';
import type { BankConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { deadlineInWords, inWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { longerHoldOf } from '#server/shop/orders/hold.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';
import {
  greeting,
  type Letterhead,
  list,
  paragraphs,
  sellerLines,
} from '../../../platform/mail/letterhead.ts';
import { orderUrl } from './order-confirmed.ts';

interface Awaited {
  name: string;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  payment: PaymentRow;
  bank: BankConfig;
}

/** Instructions for a bank transfer; it is not the confirmation of a sale. */
export function orderAwaitsTransfer(
  head: Letterhead,
  { name, order, lines, payment, bank }: Awaited,
): Letter {
  const until = payment.expiresAt === null ? null : deadlineInWords(payment.expiresAt, payment.createdAt);
  const longer = longerHoldOf(order);
  return {
    subject: `Cómo pagar tu pedido ${order.number}`,
    body: paragraphs(
      greeting(name),
      `Hemos apartado las prendas de tu pedido ${order.number}${until === null ? '' : ` hasta el ${until}`}. Falta la transferencia; estos son los datos:`,
      longer !== null &&
        `Las apartamos tan poco tiempo porque no has confirmado tu email. Confírmalo antes de esa hora con el enlace que te enviamos al crear la cuenta (puedes pedir otro en Mi cuenta) y te las guardamos hasta el ${inWords(longer)}.`,
      list(
        `Importe: ${euros(payment.amountCents)}`,
        `A nombre de: ${bank.accountName}`,
        `IBAN: ${friendlyFormatIBAN(bank.iban) ?? bank.iban}`,
        `BIC: ${bank.bic}`,
        `Concepto, solo esto: ${payment.reference}`,
      ),
      'Una transferencia normal tarda hasta dos días laborables; una inmediata, segundos. Cuando llegue te escribimos con la confirmación y la factura.',
      'TU PEDIDO',
      list(
        ...lines.map(
          ({ quantity, name: piece, brand, size, color, priceCents }) =>
            `${quantity} × ${piece}, ${brand}, talla ${size}, ${color}: ${euros(priceCents * quantity)}`,
        ),
        `Envío: ${order.deliveryCents === 0 ? 'gratis' : euros(order.deliveryCents)}`,
        `Total: ${euros(order.totalCents)}, IVA incluido.`,
      ),
      'Si no llega a tiempo, las prendas vuelven a la venta, las dejamos en tu carrito y no debes nada.',
      `Con código QR para la app de tu banco, otras formas de pagar y el botón para cancelarlo: ${orderUrl(head, order)}`,
      `¿Alguna duda? Escríbenos a ${shownDetail(head.company.email)}.`,
      sellerLines(head),
    ),
  };
}
