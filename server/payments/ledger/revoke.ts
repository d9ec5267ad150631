import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import { afterRevoked } from './aftermath.ts';
import { soonAfter } from './check-times.ts';
import { withPart } from './part-refund.ts';
import type { Revocation } from './purpose.ts';
import { updatePayment } from './queries.ts';

/**
 * Runs in the transaction that holds the payment's row. A second revocation changes only the status.
 * @param cents refunded besides earlier parts: the rest by default, nothing for a dispute
 */
export async function revokePayment(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  to: Revocation,
  {
    details = row.details,
    cents = to === 'disputed' ? 0 : row.amountCents - row.refundedCents,
  }: { details?: PaymentDetails; cents?: number } = {},
): Promise<PaymentRow> {
  const now = services.now();
  const status = to === 'lost' ? 'refunded' : to;
  if (row.status === status) return row;
  const checkAt = { refunding: now, disputed: soonAfter(now), refunded: null, lost: null }[to];
  const refundedCents = row.refundedCents + cents;
  const isPart = to === 'refunding' && refundedCents < row.amountCents;
  const changed = await updatePayment(
    tx,
    row.id,
    {
      status,
      checkAt,
      refundedCents,
      details: isPart ? withPart({ details }, { id: row.id, cents, upToCents: refundedCents }) : details,
    },
    now,
  );
  await services.purposes[changed.purpose].undo(tx, services, changed, to);
  await afterRevoked(tx, services, changed, to);
  return changed;
}
