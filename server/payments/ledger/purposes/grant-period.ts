import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import type { Period } from '#server/payments/ledger/purpose.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { paidPeriods, trials, users } from '#server/platform/db/schema/index.ts';

/**
 * Gives a payment's month, once: the payment is the primary key. The month is added to the end of what the
 * person has already (decision A6); one that the provider bills for lasts at least as long as it says.
 */
export async function grantPeriod(
  tx: Executor,
  payment: PaymentRow,
  now: Date,
  billed: Period | undefined,
): Promise<Period> {
  // Two payments of one person are granted one after the other, or both would begin at the same end.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, payment.ownerId)).for('no key update');
  const startsAt = latest(now, await endOfAccess(tx, payment));
  const endsAt = latest(oneMonthAfter(startsAt), billed?.endsAt);
  await tx
    .insert(paidPeriods)
    .values({ paymentId: payment.id, ownerId: payment.ownerId, mode: payment.mode, startsAt, endsAt });
  return { startsAt, endsAt };
}

/**
 * Gives again what was left of a month when it was taken away: added to the end of what the person has by now, as
 * every month is. One that was over by then only counts again.
 */
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

/** The same day and time of the next calendar month, or its last day where it has no such day. */
export function oneMonthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  // The 31st of a month of thirty days has run over into the month after.
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}
