import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { payments, withdrawals } from '#server/platform/db/schema/index.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Receipts of a person with what they are about, newest first. */
export async function withdrawalsOf(db: Executor, ownerId: string) {
  return db
    .select({
      number: withdrawals.number,
      requestedAt: withdrawals.requestedAt,
      refund: withdrawals.refund,
      refundedAt: withdrawals.refundedAt,
      purpose: payments.purpose,
      reference: payments.reference,
      amountCents: payments.amountCents,
    })
    .from(withdrawals)
    .innerJoin(payments, eq(payments.id, withdrawals.paymentId))
    .where(eq(withdrawals.ownerId, ownerId))
    .orderBy(desc(withdrawals.requestedAt));
}

export async function withdrawalOfPayment(
  db: Executor,
  paymentId: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.paymentId, paymentId));
  return row;
}
