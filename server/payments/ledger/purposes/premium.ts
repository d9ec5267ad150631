import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { afterPaid } from '#server/payments/ledger/aftermath.ts';
import type { Period, Purpose } from '#server/payments/ledger/purpose.ts';
import type { Mode, PaymentRow } from '#server/payments/payment.ts';
import { lockPerson } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { paidPeriods, trials } from '#server/platform/db/schema/index.ts';

export const premium: Purpose = {
  async grant(tx, services, payment, billed) {
    const period = await grantPeriod(tx, payment, services.now(), billed);
    await afterPaid(tx, services, payment, period);
    return payment;
  },
  async release() {},
  async undo(tx, services, payment) {
    const now = services.now();
    const revoked = await tx
      .update(paidPeriods)
      .set({ revokedAt: now })
      .where(and(eq(paidPeriods.paymentId, payment.id), isNull(paidPeriods.revokedAt)))
      .returning({ paymentId: paidPeriods.paymentId });
    if (revoked.length > 0) await closeGap(tx, payment, now);
  },
  async redo(tx, services, payment) {
    await giveRestBack(tx, payment, services.now());
    return true;
  },
};

/** The months keep their length. */
async function closeGap(
  tx: Executor,
  { ownerId, mode }: Pick<PaymentRow, 'ownerId' | 'mode'>,
  now: Date,
): Promise<void> {
  await lockPerson(tx, ownerId);
  const periods = await tx
    .select()
    .from(paidPeriods)
    .where(isUnfinished(ownerId, now, mode))
    .orderBy(asc(paidPeriods.startsAt));
  let covered = now;
  for (const { paymentId, startsAt, endsAt } of periods) {
    const earlier = startsAt.getTime() - covered.getTime();
    const begins = earlier > 0 ? covered : startsAt;
    const ends = earlier > 0 ? new Date(endsAt.getTime() - earlier) : endsAt;
    if (earlier > 0) {
      await tx
        .update(paidPeriods)
        .set({ startsAt: begins, endsAt: ends })
        .where(eq(paidPeriods.paymentId, paymentId));
    }
    if (ends > covered) covered = ends;
  }
}

/**
 * Grants once (the payment is the primary key), after what the person already has (decision A6), for at
 * least the billed period.
 */
async function grantPeriod(
  tx: Executor,
  payment: PaymentRow,
  now: Date,
  billed: Period | undefined,
): Promise<Period> {
  // Otherwise two payments would start at the same time.
  await lockPerson(tx, payment.ownerId);
  const startsAt = await endOfAccess(tx, payment, now);
  const endsAt = latest(oneMonthAfter(startsAt), billed?.endsAt);
  await tx
    .insert(paidPeriods)
    .values({ paymentId: payment.id, ownerId: payment.ownerId, mode: payment.mode, startsAt, endsAt });
  return { startsAt, endsAt };
}

async function giveRestBack(tx: Executor, payment: PaymentRow, now: Date): Promise<void> {
  await lockPerson(tx, payment.ownerId);
  const isIts = eq(paidPeriods.paymentId, payment.id);
  const [period] = await tx.select().from(paidPeriods).where(isIts);
  if (period === undefined || period.revokedAt === null) return;
  const leftMillis = period.endsAt.getTime() - latest(period.startsAt, period.revokedAt).getTime();
  const startsAt = await endOfAccess(tx, payment, now);
  const rest = leftMillis > 0 && { startsAt, endsAt: new Date(startsAt.getTime() + leftMillis) };
  await tx
    .update(paidPeriods)
    .set({ revokedAt: null, ...rest })
    .where(isIts);
}

const isUnfinished = (ownerId: string, now: Date, mode: Mode) =>
  and(
    eq(paidPeriods.ownerId, ownerId),
    eq(paidPeriods.mode, mode),
    isNull(paidPeriods.revokedAt),
    gt(paidPeriods.endsAt, now),
  );

/** Includes a period that waits for a trial to end. */
export async function paidUntil(db: Executor, ownerId: string, now: Date, mode: Mode): Promise<Date | null> {
  const [row] = await db
    .select({ endsAt: sql<string | null>`max(${paidPeriods.endsAt})` })
    .from(paidPeriods)
    .where(isUnfinished(ownerId, now, mode));
  return row?.endsAt ? new Date(row.endsAt) : null;
}

/** Now, without any. */
async function endOfAccess(tx: Executor, { ownerId, mode }: PaymentRow, now: Date): Promise<Date> {
  const bought = await paidUntil(tx, ownerId, now, mode);
  const [trial] = await tx.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.userId, ownerId));
  return latest(bought ?? now, trial?.endsAt);
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
