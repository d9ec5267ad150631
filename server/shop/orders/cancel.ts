import { nextCheckOf } from '#server/payments/ledger/check-times.ts';
import { sendRefund } from '#server/payments/ledger/follow-up.ts';
import { forget } from '#server/payments/ledger/open-payment.ts';
import { lockPayment, updatePayment } from '#server/payments/ledger/queries.ts';
import { revokePayment } from '#server/payments/ledger/revoke.ts';
import { settle } from '#server/payments/ledger/settle.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { sendReceipt, writeReceipt } from '#server/payments/withdrawals/withdraw.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import { shownCompany } from '#server/platform/mail/letterhead.ts';
import type { Services } from '#server/services.ts';
import { orderWordsOf } from './letters/words-of.ts';
import { releaseOrder } from './purpose.ts';
import { linesOf, lockOrder, type OrderRow, ownOrder, paymentsOfOrders, updateOrder } from './queries.ts';
import { undoOf } from './undo.ts';

/**
 * Cancels an order for its buyer: an unpaid order is given up, a paid one is refunded, a shipped one is
 * refunded after its return. Idempotent.
 * @throws ApiError `order_not_found`, `order_not_cancellable`
 */
export async function cancelOrder(
  services: Services,
  ownerId: string,
  orderId: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const { db, config } = services;
  const seen = await ownOrder(db, ownerId, orderId);
  if (seen === undefined || seen.mode !== config.payments.mode) throw new ApiError('order_not_found');
  const open = (await paymentsOfOrders(db, [orderId])).filter(isOpen);
  // It may have been paid meanwhile; then the paid order is cancelled.
  if (seen.status === 'pending')
    for (const payment of open) await settle(services, payment.id).catch(onError);
  const { given, promised } = await inTransaction(db, (tx) => undo(tx, services, orderId));
  for (const payment of given) await forget(services, payment);
  if (promised !== null) await sendRefund(services, promised).catch(onError);
}

const isOpen = ({ status }: PaymentRow): boolean => status === 'created' || status === 'pending';

interface Undone {
  /** Payments to cancel at their providers. */
  given: PaymentRow[];
  /** The payment to refund now. */
  promised: PaymentRow | null;
}

async function undo(tx: Executor, services: Services, orderId: string): Promise<Undone> {
  // Payments are locked before their order everywhere, to avoid deadlocks.
  const payments: PaymentRow[] = [];
  for (const { id } of (await paymentsOfOrders(tx, [orderId])).toReversed()) {
    const row = await lockPayment(tx, id);
    if (row !== undefined) payments.push(row);
  }
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new ApiError('order_not_found');
  const payment = payments.find(({ id }) => id === order.paidBy);
  switch (undoOf(order, services.now())?.kind) {
    case 'cancel':
      return { given: await giveUp(tx, services, order, payments.filter(isOpen)), promised: null };
    case 'refund':
      return {
        given: [],
        promised: payment === undefined ? null : await refund(tx, services, order, payment),
      };
    case 'return':
      if (payment !== undefined) await awaitReturn(tx, services, order, payment);
      return { given: [], promised: null };
    case undefined:
      if (['cancelled', 'returning', 'returned'].includes(order.status)) return { given: [], promised: null };
      throw new ApiError('order_not_cancellable');
  }
}

async function giveUp(
  tx: Executor,
  services: Services,
  order: OrderRow,
  open: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  const now = services.now();
  for (const payment of open) {
    const checkAt = nextCheckOf({ ...payment, status: 'cancelled' }, now);
    await updatePayment(tx, payment.id, { status: 'cancelled', checkAt }, now);
  }
  await releaseOrder(tx, services, order, await linesOf(tx, [order.id]), 'cancelled');
  return [...open];
}

async function refund(
  tx: Executor,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const receipt = await writeReceipt(tx, payment, services.now());
  const revoked = await revokePayment(tx, services, payment, 'refunding');
  await sendReceipt(tx, services, payment, receipt, (head) => {
    const { what, cancelled, removed } = orderWordsOf(head).withdrawn;
    return { what: what(order.number), ended: cancelled, closing: removed };
  });
  return revoked;
}

async function awaitReturn(
  tx: Executor,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const now = services.now();
  const receipt = await writeReceipt(tx, payment, now);
  await updateOrder(tx, order.id, { status: 'returning' }, now);
  const sendBy = new Date(now.getTime() + 14 * 24 * 60 * 60 * 1000);
  await sendReceipt(tx, services, payment, receipt, (head) => {
    const { what, sendBack, moneyBack } = orderWordsOf(head).withdrawn;
    const day = inWords(sendBy, head.language);
    const seller = `${shownCompany(head, 'name')}, ${shownCompany(head, 'address')}`;
    return {
      what: what(order.number),
      ended: sendBack({ day, seller, number: order.number }),
      moneyBack: moneyBack(euros(payment.amountCents, head.language)),
    };
  });
}
