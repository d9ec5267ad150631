import { type BeginNowVersion, beginNowWords } from '#contract/begin-now.ts';
import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { lockPayment, updatePayment } from './queries.ts';

export const beginNowOf = (version: BeginNowVersion, at: Date): PaymentDetails['beginNow'] => ({
  words: beginNowWords[version],
  agreedAt: at.toISOString(),
});

/** The first request stands; a paid payment is not changed. */
export async function keepBeginNow(
  { db, now }: Services,
  payment: PaymentRow,
  version: BeginNowVersion | undefined,
): Promise<PaymentRow> {
  if (version === undefined) return payment;
  return inTransaction(db, async (tx) => {
    const row = (await lockPayment(tx, payment.id)) ?? payment;
    const open = row.status === 'created' || row.status === 'pending';
    if (!open || row.details.beginNow !== undefined) return row;
    const details = { ...row.details, beginNow: beginNowOf(version, now()) };
    return updatePayment(tx, row.id, { details }, now());
  });
}
