import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import { afterRevoked } from './aftermath.ts';
import type { PaymentRow } from './payment.ts';
import type { Revocation } from './purpose.ts';
import { purposeOf } from './purposes/index.ts';
import { updatePayment } from './queries.ts';

/**
 * Takes back what a payment granted, in the transaction that holds its row. What was given ends at once; the
 * second of two revocations changes the status alone.
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
  await purposeOf(changed).undo(tx, services, changed, to);
  await afterRevoked(tx, services, changed, to);
  return changed;
}
