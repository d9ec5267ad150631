import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Period } from '#server/payments/ledger/purpose.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { paidPeriods, trials, users } from '#server/platform/db/schema/index.ts';

/**
 * Grants once (the payment is the primary key), after what the person already has (decision A6), for at
 * least the billed period.
 */
export async function grantPeriod(
  tx: Executor,
  payment: PaymentRow,
  now: Date,
  billed: Period | undefined,
): Promise<Period> {
  // Otherwise two payments would start at the same time.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, payment.ownerId)).for('no key update');
  const startsAt = latest(now, await endOfAccess(tx, payment));
  const endsAt = latest(oneMonthAfter(startsAt), billed?.endsAt);
  await tx
    .insert(paidPeriods)
    .values({ paymentId: payment.id, ownerId: payment.ownerId, mode: payment.mode, startsAt, endsAt });
  return { startsAt, endsAt };
}

export async function giveRestBack(tx: Executor, payment: PaymentRow, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, payment.ownerId)).for('no key update');
  const isIts = eq(paidPeriods.paymentId, payment.id);
  const [period] = await tx.select().from(paidPeriods).where(isIts);
  if (period === undefined || period.revokedAt === null) return;
  const leftMillis = period.endsAt.getTime() - latest(period.startsAt, period.revokedAt).getTime();
  const startsAt = latest(now, await endOfAccess(tx, payment));
  const rest = leftMillis > 0 && { startsAt, endsAt: new Date(startsAt.getTime() + leftMillis) };
  await tx
    .update(paidPeriods)
    .set({ revokedAt: null, ...rest })
    .where(isIts);
}

async function endOfAccess(tx: Executor, { ownerId, mode }: PaymentRow): Promise<Date | undefined> {
  const [bought] = await tx
    .select({ endsAt: sql<string | null>`max(${paidPeriods.endsAt})` })
    .from(paidPeriods)
    .where(and(eq(paidPeriods.ownerId, ownerId), eq(paidPeriods.mode, mode), isNull(paidPeriods.revokedAt)));
  const [trial] = await tx.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.userId, ownerId));
  const ends = bought?.endsAt ? new Date(bought.endsAt) : undefined;
  return ends === undefined ? trial?.endsAt : latest(ends, trial?.endsAt);
}

const latest = (one: Date, other: Date | undefined): Date =>
  other !== undefined && other > one ? other : one;

/** Clamps to the last day of the next month. */
export function oneMonthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}
