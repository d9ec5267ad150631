import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { afterPaid } from '#server/payments/ledger/aftermath.ts';
import type { Purpose } from '#server/payments/ledger/purpose.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { paidPeriods, users } from '#server/platform/db/schema/index.ts';
import { giveRestBack, grantPeriod } from './grant-period.ts';

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
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const periods = await tx
    .select()
    .from(paidPeriods)
    .where(
      and(
        eq(paidPeriods.ownerId, ownerId),
        eq(paidPeriods.mode, mode),
        isNull(paidPeriods.revokedAt),
        gt(paidPeriods.endsAt, now),
      ),
    )
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
