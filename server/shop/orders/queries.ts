import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { orderLines, orders, payments } from '#server/platform/db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

const first = <T>(rows: T[]): T | undefined => rows[0];

async function oneOrder(db: Executor, ...all: SQL[]): Promise<OrderRow | undefined> {
  return first(
    await db
      .select()
      .from(orders)
      .where(and(...all)),
  );
}

export const orderById = (db: Executor, id: string) => oneOrder(db, eq(orders.id, id));

export const ownOrder = (db: Executor, ownerId: string, id: string) =>
  oneOrder(db, eq(orders.ownerId, ownerId), eq(orders.id, id));

export const orderOfCheckout = (db: Executor, ownerId: string, checkoutKey: string) =>
  oneOrder(db, eq(orders.ownerId, ownerId), eq(orders.checkoutKey, checkoutKey));

export const orderByNumber = (db: Executor, number: string) => oneOrder(db, eq(orders.number, number));

/** Newest first. */
export async function ordersOf(db: Executor, ownerId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.ownerId, ownerId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}

export async function countPending(db: Executor, ownerId: string): Promise<number> {
  return db.$count(orders, and(eq(orders.ownerId, ownerId), eq(orders.status, 'pending')));
}

export async function linesOf(db: Executor, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

/** Newest first. */
export async function paymentsOfOrders(db: Executor, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** Reads and locks the row until the end of the transaction. */
export async function lockOrder(tx: Executor, id: string): Promise<OrderRow | undefined> {
  return first(await tx.select().from(orders).where(eq(orders.id, id)).for('update'));
}

export async function updateOrder(
  tx: Executor,
  id: string,
  change: Partial<typeof orders.$inferInsert>,
  now: Date,
): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({
      ...change,
      ...(change.status !== undefined && change.status !== 'pending' && { network: null }),
      updatedAt: now,
    })
    .where(eq(orders.id, id))
    .returning();
  if (row === undefined) throw new Error(`order ${id} is gone`);
  return row;
}

/** Returns the order's payments in progress except one. */
export async function otherOpenPayments(
  tx: Executor,
  orderId: string,
  butFor: string,
): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.id, butFor),
        inArray(payments.status, ['created', 'pending']),
      ),
    );
}
