import { isSlowMethod } from '#contract/payment-methods.ts';
import { notices } from '#server/payments/buyer-words.ts';
import { nextCheckOf } from '#server/payments/ledger/check-times.ts';
import type { Purpose, PurposeNeeds } from '#server/payments/ledger/purpose.ts';
import { updatePayment } from '#server/payments/ledger/queries.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { addOrderedGarments, removeOrderedGarments, withoutKept } from './garments.ts';
import { heldUntilOf } from './hold.ts';
import { confirmOrder, sendInstructions, tellOfLapse, tellOfMoneyTooLate } from './letters.ts';
import {
  linesOf,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  orderById,
  otherOpenPayments,
  updateOrder,
} from './queries.ts';
import { removeFromCart, returnToCart } from './return-to-cart.ts';
import { lockPerson, returnStock, takeStock } from './stock.ts';

/**
 * An order: pieces are held while a payment is in progress, sold and added to the wardrobe when it
 * succeeds, and released when it fails.
 */
export const orderPurpose: Purpose = {
  async await(tx, services, payment) {
    if (!isSlowMethod(payment.method)) return;
    const { order, lines } = await orderOf(tx, payment);
    await sendInstructions(tx, services, { payment, order, lines });
  },

  async keptUntil(tx, { orderId }) {
    const order = orderId === null ? undefined : await orderById(tx, orderId);
    // Orders of an earlier version lack a term.
    return order === undefined
      ? null
      : (order.heldUntil ?? heldUntilOf({ level: 'member' }, order.createdAt));
  },

  async grant(tx, services, payment) {
    const { order, lines } = await orderOf(tx, payment);
    const hasAccount = await lockPerson(tx, order.ownerId);
    const isLate = order.status === 'lapsed';
    // A late payment is accepted while stock remains.
    const sold = order.status === 'pending' || (isLate && (await takeStock(tx, lines)) === null);
    if (!sold) return refundPayment(tx, services, payment, order);
    const now = services.now();
    const paid = await updateOrder(tx, order.id, { status: 'paid', paidBy: payment.id, paidAt: now }, now);
    await cancelOtherPayments(tx, services, payment);
    if (hasAccount) {
      if (isLate) await removeFromCart(tx, order.ownerId, lines);
      await addOrderedGarments(tx, paid, lines, now);
    }
    await confirmOrder(tx, services, { payment, order: paid, lines });
    return payment;
  },

  async release(tx, services, payment) {
    const { order, lines } = await orderOf(tx, payment);
    if (order.status !== 'pending') return;
    if ((await otherOpenPayments(tx, order.id, payment.id)).length > 0) return;
    await releaseOrder(tx, services, order, lines, 'lapsed');
    await tellOfLapse(tx, services, { payment, order });
  },

  async undo(tx, services, payment, to) {
    const { order, lines } = await orderOf(tx, payment);
    const after = order.paidBy === payment.id ? statusAfter(order, to) : undefined;
    if (after === undefined) return;
    await lockPerson(tx, order.ownerId);
    await updateOrder(tx, order.id, { status: after }, services.now());
    await returnStock(tx, stillOut(lines));
    await removeOrderedGarments(tx, order);
  },

  async redo(tx, services, payment) {
    const { order, lines } = await orderOf(tx, payment);
    // A dispute does not return a shipped order.
    if (order.paidBy !== payment.id || order.status !== 'cancelled') return true;
    const hasAccount = await lockPerson(tx, order.ownerId);
    if (order.address === null || (await takeStock(tx, lines)) !== null) return false;
    const now = services.now();
    const paid = await updateOrder(tx, order.id, { status: 'paid' }, now);
    if (hasAccount) await addOrderedGarments(tx, paid, await withoutKept(tx, paid, lines), now);
    return true;
  },
};

/** The status after a refund. A shipped order must be returned first, except in a dispute. */
function statusAfter(
  { status }: OrderRow,
  to: Parameters<Purpose['undo']>[3],
): 'cancelled' | 'returned' | undefined {
  if (status === 'paid') return 'cancelled';
  const comesBack = to !== 'disputed' && to !== 'lost';
  return (status === 'shipped' || status === 'returning') && comesBack ? 'returned' : undefined;
}

/** The pieces of an order that have not come back by themselves. */
const stillOut = (lines: readonly OrderLineRow[]): OrderLineRow[] =>
  lines.flatMap((line) =>
    line.quantity > line.returned ? [{ ...line, quantity: line.quantity - line.returned }] : [],
  );

/**
 * Ends an unpaid order: releases its stock and returns its lines to the cart. The caller holds the order's
 * lock.
 */
export async function releaseOrder(
  tx: Executor,
  { now }: PurposeNeeds,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  status: 'lapsed' | 'cancelled',
): Promise<OrderRow> {
  const hasAccount = await lockPerson(tx, order.ownerId);
  await returnStock(tx, lines);
  if (hasAccount) await returnToCart(tx, order.ownerId, lines, now());
  return updateOrder(tx, order.id, { status }, now());
}

async function orderOf(
  tx: Executor,
  { id, orderId }: PaymentRow,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (order === undefined) throw new Error(`payment ${id} is for no order`);
  return { order, lines: await linesOf(tx, [order.id]) };
}

/** Refunds a payment when the pieces are sold out, paid already, or the order was cancelled. */
async function refundPayment(
  tx: Executor,
  services: PurposeNeeds,
  payment: PaymentRow,
  order: OrderRow,
): Promise<PaymentRow> {
  const now = services.now();
  const details = { ...payment.details, notice: noticeOf(order) };
  const refundedCents = payment.amountCents;
  const change = { status: 'refunding', checkAt: now, refundedCents, details } as const;
  const promised = await updatePayment(tx, payment.id, change, now);
  await tellOfMoneyTooLate(tx, services, { payment: promised, order });
  return promised;
}

function noticeOf({ status }: OrderRow): string {
  switch (status) {
    case 'lapsed':
      return notices.afterHold;
    case 'cancelled':
    case 'returned':
      return notices.afterCancelling;
    default:
      return notices.paidTwice;
  }
}

/** Cancels the other payments of a paid order; late money is refunded. */
async function cancelOtherPayments(tx: Executor, { now }: PurposeNeeds, payment: PaymentRow): Promise<void> {
  if (payment.orderId === null) return;
  for (const other of await otherOpenPayments(tx, payment.orderId, payment.id)) {
    const checkAt = nextCheckOf({ ...other, status: 'cancelled' }, now());
    await updatePayment(tx, other.id, { status: 'cancelled', checkAt }, now());
  }
}
