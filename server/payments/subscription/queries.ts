import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { renewingMethodIds } from '#contract/payment-methods.ts';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { paidPeriods, payments } from '#server/platform/db/schema/index.ts';

/** Includes a period that waits for a trial to end. */
export async function paidUntil(db: Executor, ownerId: string, now: Date, mode: Mode): Promise<Date | null> {
  const [row] = await db
    .select({ endsAt: sql<string | null>`max(${paidPeriods.endsAt})` })
    .from(paidPeriods)
    .where(
      and(
        eq(paidPeriods.ownerId, ownerId),
        eq(paidPeriods.mode, mode),
        isNull(paidPeriods.revokedAt),
        gt(paidPeriods.endsAt, now),
      ),
    );
  return row?.endsAt ? new Date(row.endsAt) : null;
}

export async function cardPaymentIsOpen(db: Executor, ownerId: string, mode: Mode): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.ownerId, ownerId),
        eq(payments.mode, mode),
        inArray(payments.method, renewingMethodIds),
        eq(payments.purpose, 'premium'),
        inArray(payments.status, ['created', 'pending']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
