import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import { afterReinstated } from './aftermath.ts';
import { soonAfter } from './check-times.ts';
import { endsInPart } from './part-refund.ts';
import { updatePayment } from './queries.ts';
import { revokePayment } from './revoke.ts';

/**
 * Runs in the transaction that holds the payment's row. Resumes a refund promised before the dispute, and
 * refunds goods that are sold out.
 */
export async function reinstatePayment(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  details: PaymentDetails,
): Promise<PaymentRow> {
  const now = services.now();
  if (row.refundedCents >= row.amountCents || endsInPart(row)) {
    return updatePayment(tx, row.id, { status: 'refunding', checkAt: now, details }, now);
  }
  const change = { status: 'paid', checkAt: soonAfter(now), details } as const;
  const paid = await updatePayment(tx, row.id, change, now);
  if (!(await services.purposes[paid.purpose].redo(tx, services, paid))) {
    return revokePayment(tx, services, paid, 'refunding');
  }
  await afterReinstated(tx, services, paid);
  return paid;
}
