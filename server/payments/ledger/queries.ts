import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PaymentMethodId } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { payments, withdrawals } from '#server/platform/db/schema/index.ts';
import { paymentChanges } from '#server/platform/metrics/metrics.ts';

const first = <T>(rows: T[]): T | undefined => rows[0];

export async function insertPayment(
  db: Executor,
  row: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  return first(await db.insert(payments).values(row).onConflictDoNothing().returning());
}

async function onePayment(db: Executor, ...all: (SQL | undefined)[]): Promise<PaymentRow | undefined> {
  return first(
    await db
      .select()
      .from(payments)
      .where(and(...all)),
  );
}

export const paymentById = (db: Executor, id: string) => onePayment(db, eq(payments.id, id));

export const ownPayment = (db: Executor, ownerId: string, id: string) =>
  onePayment(db, eq(payments.ownerId, ownerId), eq(payments.id, id));

export const paymentByProviderId = (db: Executor, method: PaymentMethodId, providerId: string) =>
  onePayment(db, eq(payments.method, method), eq(payments.providerId, providerId));

export const paymentByCapture = (db: Executor, method: PaymentMethodId, captureId: string) =>
  onePayment(db, eq(payments.method, method), eq(payments.captureId, captureId));

export const paymentByReference = (db: Executor, reference: string) =>
  onePayment(db, eq(payments.reference, reference));

/** The database allows one per order, and for Premium one per method. */
export const openPaymentFor = (
  db: Executor,
  ownerId: string,
  method: PaymentMethodId,
  orderId: string | null,
) =>
  onePayment(
    db,
    eq(payments.ownerId, ownerId),
    inArray(payments.status, ['created', 'pending']),
    orderId === null
      ? and(eq(payments.purpose, 'premium'), eq(payments.method, method))
      : eq(payments.orderId, orderId),
  );

export async function paymentsOf(db: Executor, ownerId: string): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.ownerId, ownerId)).orderBy(desc(payments.createdAt));
}

/** Locked until the transaction ends. */
export async function lockPayment(tx: Executor, id: string): Promise<PaymentRow | undefined> {
  return first(await tx.select().from(payments).where(eq(payments.id, id)).for('update'));
}

export async function updatePayment(
  tx: Executor,
  id: string,
  change: Partial<typeof payments.$inferInsert>,
  now: Date,
): Promise<PaymentRow> {
  const [row] = await tx
    .update(payments)
    .set({ ...change, updatedAt: now })
    .where(eq(payments.id, id))
    .returning();
  if (row === undefined) throw new Error(`payment ${id} is gone`);
  if (change.status !== undefined) paymentChanges.inc({ status: change.status });
  return row;
}

/** Postpones the next check, so that no other process takes them. */
export async function takeDuePayments(
  db: Executor,
  now: Date,
  limit: number,
  againAt: Date,
): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lt(payments.checkAt, now))
    .orderBy(payments.checkAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({ checkAt: againAt })
    .where(inArray(payments.id, sql`(${due})`))
    .returning();
}

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export async function withdrawalOfPayment(
  db: Executor,
  paymentId: string,
): Promise<WithdrawalRow | undefined> {
  return first(await db.select().from(withdrawals).where(eq(withdrawals.paymentId, paymentId)));
}
