import { provinces } from '#contract/provinces.ts';
import { buyerWords } from '#server/payments/buyer-languages.ts';
import { splitVat } from '#server/payments/invoices/amounts.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import { type Letterhead, letterOf, pageUrl, shownCompany } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';
import { boughtOf } from './bought.ts';
import { orderWordsOf } from './words-of.ts';

interface Contract {
  name: string;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  payment: PaymentRow;
  invoiceNumber: string;
}

export const orderUrl = (head: Letterhead, { id }: Pick<OrderRow, 'id'>): string =>
  pageUrl(head, `/store/orders/${id}`);

/** The confirmation on a durable medium: the message itself contains the terms. */
export function orderConfirmed(
  head: Letterhead,
  { name, order, lines, payment, invoiceNumber }: Contract,
): Letter {
  const { language } = head;
  const { vatCents } = splitVat(order.totalCents, order.vatPercent);
  const text = orderWordsOf(head).confirmed({
    ...boughtOf(head, order, lines),
    number: order.number,
    invoice: invoiceNumber,
    vat: euros(vatCents, language),
    vatPercent: order.vatPercent,
    paidWith: buyerWords[language].methods[payment.method].paidWith,
    paidOn: inWords(order.paidAt ?? payment.updatedAt, language),
    reference: payment.reference,
    address: order.address && addressLines(order.address),
    page: orderUrl(head, order),
    name: shownCompany(head, 'name'),
    sellerAddress: shownCompany(head, 'address'),
    email: shownCompany(head, 'email'),
    terms: pageUrl(head, '/terms'),
  });
  return letterOf(head, name, text);
}

const addressLines = (address: NonNullable<OrderRow['address']>): string =>
  [
    address.name,
    [address.street, address.extra].filter(Boolean).join(', '),
    `${address.postalCode} ${address.city} (${provinces[address.province]})`,
    address.phone,
  ]
    .filter(Boolean)
    .join('\n');
