import { provinces } from '#contract/provinces.ts';
import { erasedBuyer, issueInvoice } from '#server/payments/invoices/issue.ts';
import { numberOf } from '#server/payments/invoices/number.ts';
import { markedAsTest, nameOf } from '#server/payments/ledger/aftermath.ts';
import { methodNames } from '#server/payments/ledger/method-names.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import type { PurposeNeeds } from '#server/payments/ledger/purpose.ts';
import { userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { type Letterhead, letterheadOf } from '#server/platform/mail/letterhead.ts';
import { type Letter, queueMail } from '#server/platform/mail/outbox.ts';
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

/** Sends each message about an order once; skipped when the account was deleted. */
async function sendOnce(
  tx: Executor,
  services: PurposeNeeds,
  order: Pick<OrderRow, 'ownerId' | 'mode'>,
  dedupeKey: string,
  write: (head: Letterhead, name: string) => Letter,
  invoiceIds: string[] = [],
): Promise<void> {
  const user = await userById(tx, order.ownerId);
  if (user === undefined) return;
  await queueMail(tx, {
    ...markedAsTest(write(letterheadOf(services.config), nameOf(user)), order.mode),
    ownerId: user.id,
    dedupeKey,
    recipient: user.email,
    invoiceIds,
    canBeLeftOut: invoiceIds.length === 0,
    at: services.now(),
  });
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
    concept: `Pedido ${order.number}. Pagado con ${methodNames[payment.method]}, referencia ${payment.reference}.`,
    lines: [...sold, ...sent],
  });
  const write = (head: Letterhead, name: string) =>
    orderConfirmed(head, { name, order, lines, payment, invoiceNumber: numberOf(invoice) });
  await sendOnce(tx, services, order, `order-paid:${order.id}`, write, [invoice.id]);
}

/** Sends the bank details, reference and deadline of a transfer. */
export async function sendTransferInstructions(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order, lines }: News & { lines: readonly OrderLineRow[] },
): Promise<void> {
  const { bank } = services.config.payments;
  if (bank === undefined) return;
  await sendOnce(tx, services, order, `order-transfer:${payment.id}`, (head, name) =>
    orderAwaitsTransfer(head, { name, order, lines, payment, bank }),
  );
}

/** Payment methods that complete away from the page. */
const away: ReadonlySet<PaymentRow['method']> = new Set(['bank_transfer', 'crypto_btc']);

export async function tellOfLapse(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order }: News,
): Promise<void> {
  if (!away.has(payment.method)) return;
  await sendOnce(tx, services, order, `order-lapsed:${order.id}`, (head, name) =>
    orderLapsed(head, { name, order }),
  );
}

export async function tellOfMoneyTooLate(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order }: News,
): Promise<void> {
  await sendOnce(tx, services, order, `money-too-late:${payment.id}`, (head, name) =>
    moneyTooLate(head, { name, order, payment }),
  );
}

/** For an order cancelled by the shop. */
export async function sendCancellation(
  tx: Executor,
  services: PurposeNeeds,
  { payment, order }: News,
): Promise<void> {
  await sendOnce(tx, services, order, `order-cancelled:${order.id}`, (head, name) =>
    orderCancelled(head, { name, order, payment }),
  );
}

export async function tellOfShipping(tx: Executor, services: PurposeNeeds, order: OrderRow): Promise<void> {
  await sendOnce(tx, services, order, `order-shipped:${order.id}`, (head, name) =>
    orderShipped(head, { name, order }),
  );
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
