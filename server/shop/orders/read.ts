import { inArray } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { invoices, withdrawals } from '#server/platform/db/schema/index.ts';
import { garmentsOfOrders } from './garments.ts';
import type { OrderDetails } from './present.ts';
import { linesOf, type OrderRow, paymentsOfOrders } from './queries.ts';

/** Loads lines and payments of one person's orders, in the given order. */
export async function loadOrders(
  db: Executor,
  ownerId: string,
  rows: readonly OrderRow[],
): Promise<OrderDetails[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, payments, garments] = await Promise.all([
    linesOf(db, ids),
    paymentsOfOrders(db, ids),
    garmentsOfOrders(db, ownerId, ids),
  ]);
  const paymentIds = payments.map(({ id }) => id);
  const [issued, receipts] =
    paymentIds.length === 0
      ? [[], []]
      : await Promise.all([
          db
            .select()
            .from(invoices)
            .where(inArray(invoices.paymentId, paymentIds))
            .orderBy(invoices.issuedAt),
          db.select().from(withdrawals).where(inArray(withdrawals.paymentId, paymentIds)),
        ]);
  return rows.map((row) => {
    const own = payments.filter(({ orderId }) => orderId === row.id);
    const isOwn = ({ paymentId }: { paymentId: string }) => own.some(({ id }) => id === paymentId);
    return {
      row,
      lines: lines.filter(({ orderId }) => orderId === row.id),
      payments: own,
      invoices: issued.filter(isOwn),
      withdrawal: receipts.find(isOwn),
      garmentIds: garments.filter(({ orderId }) => orderId === row.id).map(({ id }) => id),
    };
  });
}
