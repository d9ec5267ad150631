import { and, eq, isNull } from 'drizzle-orm';
import { afterPaid } from '#server/payments/ledger/aftermath.ts';
import type { Purpose } from '#server/payments/ledger/purpose.ts';
import { paidPeriods } from '#server/platform/db/schema/index.ts';
import { closeGap } from './close-gap.ts';
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
