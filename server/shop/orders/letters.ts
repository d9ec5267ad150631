import { isSlowMethod, paymentMethodFacts, type SlowMethodId } from '#contract/payment-methods.ts';
import { provinces } from '#contract/provinces.ts';
import type { PaymentsConfig } from '#server/payments/config.ts';
import { erasedBuyer, issueInvoice } from '#server/payments/invoices/issue.ts';
import { numberOf } from '#server/payments/invoices/queries.ts';
import { nameOf, tellBuyer } from '#server/payments/ledger/aftermath.ts';
import type { PurposeNeeds } from '#server/payments/ledger/purpose.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { Letterhead } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { orderAwaitsTransfer } from '#server/shop/orders/letters/order-awaits-transfer.ts';
import { orderConfirmed } from '#server/shop/orders/letters/order-confirmed.ts';
import {
  moneyTooLate,
  orderCancelled,
  orderLapsed,
  orderShipped,
} from '#server/shop/orders/letters/order-news.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';

interface News {
  payment: PaymentRow;
  order: OrderRow;
}

/** Sends the invoice and the contract's confirmation, in the transaction of the sale. */
export async function confirmOrder(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order, lines }: News & { lines: readonly OrderLineRow[] },
): Promise<void> {
  const user = await userById(tx, order.ownerId);
  const address = order.address === null ? undefined : addressLine(order.address);
  const buyer =
    user === undefined
      ? erasedBuyer
      : {
          name: order.address?.name ?? nameOf(user),
          email: user.email,
          ...(address !== undefined && { address }),
        };
  const sold = lines.map(({ name, size, color, quantity, priceCents }) => ({
    text: `${quantity} × ${name}, talla ${size}, ${color}`,
    cents: priceCents * quantity,
  }));
  const sent = order.deliveryCents > 0 ? [{ text: 'Envío', cents: order.deliveryCents }] : [];
  const invoice = await issueInvoice(tx, services, {
    payment,
    buyer,
    concept: `Pedido ${order.number}. Pagado con ${paymentMethodFacts[payment.method].paidWith}, referencia ${payment.reference}.`,
    lines: [...sold, ...sent],
  });
  const write = (head: Letterhead, name: string) =>
    orderConfirmed(head, { name, order, lines, payment, invoiceNumber: numberOf(invoice) });
  await tellBuyer(tx, services, order, `order-paid:${order.id}`, write, { invoiceIds: [invoice.id] });
}

type Instructions = (
  head: Letterhead,
  news: News & { name: string; lines: readonly OrderLineRow[] },
) => Letter;

const instructionsOf: Readonly<Record<SlowMethodId, (config: PaymentsConfig) => Instructions | undefined>> = {
  bank_transfer({ methods: { bank_transfer: bank } }) {
    return bank && ((head, news) => orderAwaitsTransfer(head, { ...news, bank }));
  },
};

/** Sends how to pay, and until when, where the money takes days. */
export async function sendInstructions(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order, lines }: News & { lines: readonly OrderLineRow[] },
): Promise<void> {
  const write = isSlowMethod(payment.method)
    ? instructionsOf[payment.method](services.config.payments)
    : undefined;
  if (write === undefined) return;
  const letter = (head: Letterhead, name: string) => write(head, { name, order, lines, payment });
  await tellBuyer(tx, services, order, `order-transfer:${payment.id}`, letter, { canBeLeftOut: true });
}

export async function tellOfLapse(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order }: News,
): Promise<void> {
  // The buyers of the other flows are still at the page.
  if (paymentMethodFacts[payment.method].flow !== 'push') return;
  const news = (head: Letterhead, name: string) => orderLapsed(head, { name, order });
  await tellBuyer(tx, services, order, `order-lapsed:${order.id}`, news, { canBeLeftOut: true });
}

export async function tellOfMoneyTooLate(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order }: News,
): Promise<void> {
  const news = (head: Letterhead, name: string) => moneyTooLate(head, { name, order, payment });
  await tellBuyer(tx, services, order, `money-too-late:${payment.id}`, news, { canBeLeftOut: true });
}

/** For an order cancelled by the shop. */
export async function sendCancellation(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order }: News,
): Promise<void> {
  const news = (head: Letterhead, name: string) => orderCancelled(head, { name, order, payment });
  await tellBuyer(tx, services, order, `order-cancelled:${order.id}`, news, { canBeLeftOut: true });
}

export async function tellOfShipping(tx: Executor, services: PurposeNeeds, order: OrderRow): Promise<void> {
  const news = (head: Letterhead, name: string) => orderShipped(head, { name, order });
  await tellBuyer(tx, services, order, `order-shipped:${order.id}`, news, { canBeLeftOut: true });
}

/** The address on one line. */
export const addressLine = ({
  street,
  extra,
  postalCode,
  city,
  province,
}: NonNullable<OrderRow['address']>) =>
  [street, extra, `${postalCode} ${city}`, provinces[province]]
    .filter((part) => part !== '' && part !== city)
    .join(', ');
