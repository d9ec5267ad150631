import { eq } from 'drizzle-orm';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { disputes } from '#server/platform/db/schema/index.ts';
import type { Dispute, PaidReading, Reading } from './provider.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** An inquiry withholds no money. */
export const isOpenDispute = ({ stage, status }: Pick<Dispute, 'stage' | 'status'>): boolean =>
  stage === 'dispute' && (status === 'needs_response' || status === 'under_review');

export const lostCentsOf = (disputes: readonly Dispute[]): number =>
  disputes.reduce((sum, { status, amountCents }) => (status === 'lost' ? sum + amountCents : sum), 0);

/** @param takenCents total refunded or lost */
export function afterTakings(paid: PaidReading, takenCents: number, disputes: readonly Dispute[]): Reading {
  const { details } = paid;
  if (disputes.some(isOpenDispute)) return { state: 'disputed', disputes, details };
  if (takenCents > 0 && takenCents >= paid.amountCents) {
    return { state: 'refunded', disputes, details, lost: lostCentsOf(disputes) > 0 };
  }
  return { ...paid, refundedCents: takenCents, disputes, standsAgain: disputes.length > 0 };
}

export async function recordDisputes(
  tx: Executor,
  { id: paymentId, ownerId, mode }: PaymentRow,
  seen: readonly Dispute[],
  now: Date,
): Promise<void> {
  for (const dispute of seen) {
    await tx
      .insert(disputes)
      .values({ ...dispute, ownerId, paymentId, mode, updatedAt: now })
      .onConflictDoUpdate({
        target: [disputes.ownerId, disputes.id],
        set: {
          stage: dispute.stage,
          status: dispute.status,
          amountCents: dispute.amountCents,
          respondBy: dispute.respondBy,
          updatedAt: now,
        },
      });
  }
}

export const disputesOf = (db: Executor, ownerId: string): Promise<DisputeRow[]> =>
  db.select().from(disputes).where(eq(disputes.ownerId, ownerId)).orderBy(disputes.openedAt);
