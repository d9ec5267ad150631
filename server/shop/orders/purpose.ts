import { nextCheckOf } from '#server/payments/ledger/check-times.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import type { Purpose, PurposeNeeds } from '#server/payments/ledger/purpose.ts';
import { updatePayment } from '#server/payments/ledger/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { backToCart, outOfCart } from './back-to-cart.ts';
import { bringGarmentsIn, takeGarmentsOut, withoutKept } from './garments.ts';
import { heldUntilOf } from './hold.ts';
import { confirmOrder, tellHowToTransfer, tellOfLapse, tellOfMoneyTooLate } from './letters.ts';
import {
  linesOf,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  orderById,
  otherOpenPayments,
  updateOrder,
} from './queries.ts';
import { giveStockBack, lockPerson, takeStock } from './stock.ts';

/**
 * An order of the shop. Its pieces are kept while a payment for it is under way; when the money comes they are
 * sold and enter the wardrobe, and when it does not they are for sale again.
 */
export const orderPurpose: Purpose = {
  async await(tx, services, payment) {
    if (payment.method !== 'bank_transfer') return;
    const { order, lines } = await orderOf(tx, payment);
    await tellHowToTransfer(tx, services, { payment, order, lines });
  },

  async keptUntil(tx, { orderId }) {
    const order = orderId === null ? undefined : await orderById(tx, orderId);
    // Orders of a version before have no term of their own.
    return order === undefined
      ? null
      : (order.heldUntil ?? heldUntilOf({ level: 'member' }, order.createdAt));
  },

  async grant(tx, services, payment) {
    const { order, lines } = await orderOf(tx, payment);
    const hasAccount = await lockPerson(tx, order.ownerId);
    const isLate = order.status === 'lapsed';
    // Late money is honoured as long as there is something to send for it.
    const sold = order.status === 'pending' || (isLate && (await takeStock(tx, lines)) === null);
    if (!sold) return giveMoneyBack(tx, services, payment, order);
    const now = services.now();
    const paid = await updateOrder(tx, order.id, { status: 'paid', paidBy: payment.id, paidAt: now }, now);
    await forgetOtherPayments(tx, services, payment);
    if (hasAccount) {
      if (isLate) await outOfCart(tx, order.ownerId, lines);
      await bringGarmentsIn(tx, paid, lines, now);
    }
    await confirmOrder(tx, services, { payment, order: paid, lines });
    return payment;
  },

  async release(tx, services, payment) {
    const { order, lines } = await orderOf(tx, payment);
    if (order.status !== 'pending') return;
    if ((await otherOpenPayments(tx, order.id, payment.id)).length > 0) return;
    await putBack(tx, services, order, lines, 'lapsed');
    await tellOfLapse(tx, services, { payment, order });
  },

  async undo(tx, services, payment, to) {
    const { order, lines } = await orderOf(tx, payment);
    const after = order.paidBy === payment.id ? statusAfter(order, to) : undefined;
    if (after === undefined) return;
    await lockPerson(tx, order.ownerId);
    await updateOrder(tx, order.id, { status: after }, services.now());
    await giveStockBack(tx, stillOut(lines));
    await takeGarmentsOut(tx, order);
  },

  async redo(tx, services, payment) {
    const { order, lines } = await orderOf(tx, payment);
    // What was sent stayed sent all the while.
    if (order.paidBy !== payment.id || order.status !== 'cancelled') return true;
    const hasAccount = await lockPerson(tx, order.ownerId);
    if (order.address === null || (await takeStock(tx, lines)) !== null) return false;
    const now = services.now();
    const paid = await updateOrder(tx, order.id, { status: 'paid' }, now);
    if (hasAccount) await bringGarmentsIn(tx, paid, await withoutKept(tx, paid, lines), now);
    return true;
  },
};

/**
 * Where an order goes when its money goes back. What has been sent comes back first, but for a dispute: it stays
 * with its buyer, also where the dispute is lost.
 */
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
 * Ends an order that nobody has paid: its pieces are for sale again, and lie in the cart of who wanted them.
 * Call it with the order locked.
 */
export async function putBack(
  tx: Executor,
  { now }: PurposeNeeds,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  status: 'lapsed' | 'cancelled',
): Promise<OrderRow> {
  const hasAccount = await lockPerson(tx, order.ownerId);
  await giveStockBack(tx, lines);
  if (hasAccount) await backToCart(tx, order.ownerId, lines, now());
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

/** The pieces are somebody else's by now, or were paid for already, or their buyer has given them up. */
async function giveMoneyBack(
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
      return 'Tu dinero ha llegado cuando la reserva ya había terminado y no quedan todas las prendas. Te lo devolvemos entero.';
    case 'cancelled':
    case 'returned':
      return 'Tu dinero ha llegado después de cancelar el pedido. Te lo devolvemos entero.';
    default:
      return 'Este pedido ya estaba pagado. Te devolvemos entero el segundo pago.';
  }
}

/** Whoever has paid by one way is not to pay by another; money that comes all the same goes back. */
async function forgetOtherPayments(tx: Executor, { now }: PurposeNeeds, payment: PaymentRow): Promise<void> {
  if (payment.orderId === null) return;
  for (const other of await otherOpenPayments(tx, payment.orderId, payment.id)) {
    const checkAt = nextCheckOf({ ...other, status: 'cancelled' }, now());
    await updatePayment(tx, other.id, { status: 'cancelled', checkAt }, now());
  }
}
