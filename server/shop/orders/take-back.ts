import { and, eq } from 'drizzle-orm';
import { promisePartRefund } from '#server/payments/ledger/part-refund.ts';
import { lockPayment } from '#server/payments/ledger/queries.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { orderLines } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { takePiecesOut } from './garments.ts';
import { linesOf, lockOrder, orderById } from './queries.ts';
import { lockPerson, returnStock } from './stock.ts';

/** So many pieces of the line at a position. */
export interface Pieces {
  position: number;
  quantity: number;
}

/**
 * Some pieces of a sent order are for sale again and leave the wardrobe; their cost is promised back with a credit
 * note. Null, and nothing has happened, where these cannot come back by themselves.
 */
export function takeBack(
  services: Services,
  orderId: string,
  pieces: readonly Pieces[],
): Promise<{ payment: PaymentRow; cents: number } | null> {
  return inTransaction(services.db, async (tx) => {
    const paidBy = (await orderById(tx, orderId))?.paidBy ?? null;
    const payment = paidBy === null ? undefined : await lockPayment(tx, paidBy);
    const order = await lockOrder(tx, orderId);
    if (order === undefined || payment?.status !== 'paid') return null;
    if (order.status !== 'shipped' && order.status !== 'returning') return null;
    const lines = await linesOf(tx, [orderId]);
    const returned = pieces.flatMap(({ position, quantity }) => {
      const line = lines.find((one) => one.position === position);
      const fits = line !== undefined && quantity > 0 && quantity <= line.quantity - line.returned;
      return fits ? [{ line, quantity }] : [];
    });
    const isClear =
      returned.length > 0 &&
      returned.length === pieces.length &&
      new Set(pieces.map(({ position }) => position)).size === pieces.length;
    const cents = returned.reduce((sum, { line, quantity }) => sum + line.priceCents * quantity, 0);
    const left = lines.reduce((sum, line) => sum + line.quantity - line.returned, 0);
    const isRest = returned.reduce((sum, { quantity }) => sum + quantity, 0) === left;
    if (!isClear || isRest || payment.refundedCents + cents >= payment.amountCents) return null;

    await lockPerson(tx, order.ownerId);
    for (const { line, quantity } of returned) {
      await tx
        .update(orderLines)
        .set({ returned: line.returned + quantity })
        .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, line.position)));
    }
    await returnStock(
      tx,
      returned.map(({ line, quantity }) => ({ ...line, quantity })),
    );
    await takePiecesOut(tx, order, returned);
    const promised = await promisePartRefund(tx, services, payment, cents, {
      reason: `devolución de una parte del pedido ${order.number}`,
      lines: returned.map(({ line, quantity }) => ({
        text: `${quantity} × ${line.name}, talla ${line.size}, ${line.color}`,
        cents: -line.priceCents * quantity,
      })),
    });
    return { payment: promised, cents };
  });
}
