import { and, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { Period } from '#server/payments/ledger/purpose.ts';
import type { WithdrawalRow } from '#server/payments/ledger/queries.ts';
import type { Mode, PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { paidPeriods, payments, users, withdrawals } from '#server/platform/db/schema/index.ts';

export async function withdrawalsOf(db: Executor, ownerId: string) {
  return db
    .select({
      number: withdrawals.number,
      requestedAt: withdrawals.requestedAt,
      refund: withdrawals.refund,
      refundCents: withdrawals.refundCents,
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

export async function periodOf(db: Executor, paymentId: string): Promise<Period | undefined> {
  const [row] = await db
    .select({ startsAt: paidPeriods.startsAt, endsAt: paidPeriods.endsAt })
    .from(paidPeriods)
    .where(eq(paidPeriods.paymentId, paymentId));
  return row;
}

/** Against concurrent withdrawals. */
export async function lockedEmailOf(tx: Executor, ownerId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update');
  return row?.email;
}

/** Covers all accounts of the mailbox. */
export async function hasWithdrawn(
  db: Executor,
  { ownerId, mailbox, mode }: { ownerId: string; mailbox: string; mode: Mode },
  { after, until }: { after: Date; until: Date },
): Promise<boolean> {
  const rows = await db
    .select({ number: withdrawals.number })
    .from(withdrawals)
    .innerJoin(payments, eq(payments.id, withdrawals.paymentId))
    .where(
      and(
        or(eq(withdrawals.ownerId, ownerId), eq(withdrawals.mailboxHash, mailbox)),
        eq(payments.purpose, 'premium'),
        eq(payments.mode, mode),
        gt(withdrawals.requestedAt, after),
        lte(withdrawals.requestedAt, until),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export const returnedCents = (
  { refund, refundCents }: Pick<WithdrawalRow, 'refund' | 'refundCents'>,
  { amountCents }: Pick<PaymentRow, 'amountCents'>,
): number => (refund === 'nothing_to_refund' ? 0 : (refundCents ?? amountCents));
