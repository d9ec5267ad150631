import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { paidPeriods } from '#server/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import { afterRevoked } from './aftermath.ts';
import { closeGap } from './close-gap.ts';
import type { PaymentRow } from './payment.ts';
import { updatePayment } from './queries.ts';

/** `refunding`: promised, and on its way; the follow-up sends it. */
export type Revocation = 'refunding' | 'refunded' | 'disputed';

/**
 * Takes back what a payment granted, in the transaction that holds its row. Access ends at once; the second
 * of two revocations changes the status alone.
 */
export async function revokePayment(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  to: Revocation,
): Promise<PaymentRow> {
  const now = services.now();
  if (row.status === to) return row;
  const checkAt = to === 'refunding' ? now : null;
  const changed = await updatePayment(tx, row.id, { status: to, checkAt }, now);
  const revoked = await tx
    .update(paidPeriods)
    .set({ revokedAt: now })
    .where(and(eq(paidPeriods.paymentId, row.id), isNull(paidPeriods.revokedAt)))
    .returning({ paymentId: paidPeriods.paymentId });
  if (revoked.length > 0) await closeGap(tx, row, now);
  await afterRevoked(tx, services, changed, { to, first: revoked.length > 0 });
  return changed;
}
