import type { Language } from '#contract/languages.ts';
import type { Order } from '#contract/orders.ts';
import { isSlowMethod, paymentMethodFacts } from '#contract/payment-methods.ts';
import { decimalOfCents } from '#contract/price.ts';
import { noticeIn } from '#server/payments/buyer-languages.ts';
import { splitVat } from '#server/payments/invoices/amounts.ts';
import { type InvoiceRow, numberOf } from '#server/payments/invoices/queries.ts';
import type { WithdrawalRow } from '#server/payments/ledger/queries.ts';
import { silenceMillis } from '#server/payments/methods/bitcoin/patience.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { pictureOf } from '#server/shop/catalogue/present.ts';
import { colorIn, nameIn, sizeIn } from '#server/shop/catalogue/translate.ts';
import { longerHoldOf } from './hold.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { undoOf } from './undo.ts';

export interface OrderDetails {
  row: OrderRow;
  lines: readonly OrderLineRow[];
  /** Newest first. */
  payments: readonly PaymentRow[];
  invoices: readonly InvoiceRow[];
  withdrawal: WithdrawalRow | undefined;
  garmentIds: string[];
}

/**
 * The payment that determines the order's state: the one in progress, the one that paid, or the newest
 * attempt.
 */
export function paymentOf({ row, payments }: OrderDetails): PaymentRow | undefined {
  return (
    payments.find(({ status }) => status === 'created' || status === 'pending') ??
    payments.find(({ id }) => id === row.paidBy) ??
    payments[0]
  );
}

/** Amounts are decimal in the API and cents in the database. */
export function presentOrder(order: OrderDetails, now: Date, language: Language): Order {
  const notice = order.payments.find(({ details }) => details.notice !== undefined)?.details.notice;
  const { row, lines, invoices, withdrawal, garmentIds } = order;
  const { netCents, vatCents } = splitVat(row.totalCents, row.vatPercent);
  const payment = paymentOf(order);
  const undo = undoOf(row, now);
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.createdAt.toISOString(),
    lines: lines.map((line) => ({
      productId: line.productId,
      name: nameIn(language, line.productId, line.name),
      brand: line.brand,
      color: colorIn(language, line.color),
      hex: line.hex,
      size: sizeIn(language, line.size),
      quantity: line.quantity,
      price: decimalOfCents(line.priceCents),
      lineTotal: decimalOfCents(line.priceCents * line.quantity),
      image: pictureOf(line.productId, line.color, 'front'),
    })),
    count: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    subtotal: decimalOfCents(row.subtotalCents),
    delivery: decimalOfCents(row.deliveryCents),
    total: decimalOfCents(row.totalCents),
    net: decimalOfCents(netCents),
    vat: decimalOfCents(vatCents),
    vatPercent: row.vatPercent,
    address: row.address,
    paidAt: row.paidAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    tracking: row.tracking,
    keptUntil: row.status === 'pending' ? (keptUntilOf(payment)?.toISOString() ?? null) : null,
    keptLongerUntil:
      payment && isSlowMethod(payment.method) ? (longerHoldOf(row)?.toISOString() ?? null) : null,
    undo: undo && { kind: undo.kind, until: undo.until?.toISOString() ?? null },
    withdrawal: withdrawal
      ? { number: withdrawal.number, requestedAt: withdrawal.requestedAt.toISOString() }
      : null,
    refund: refundOf(order),
    notice: notice === undefined ? null : noticeIn(language, notice),
    invoices: invoices.map((invoice) => ({ id: invoice.id, number: numberOf(invoice) })),
    garmentIds,
  };
}

/** Coins may be detected some time after their quote expires. */
function keptUntilOf(payment: PaymentRow | undefined): Date | null {
  const expiresAt = payment?.expiresAt ?? null;
  return expiresAt !== null && payment && paymentMethodFacts[payment.method].quoted
    ? new Date(expiresAt.getTime() + silenceMillis)
    : expiresAt;
}

function refundOf({ payments }: OrderDetails): Order['refund'] {
  if (payments.some(({ status }) => status === 'refunding')) return 'under_way';
  return payments.some(({ status }) => status === 'refunded') ? 'done' : null;
}
