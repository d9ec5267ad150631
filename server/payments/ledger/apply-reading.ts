import { notices } from '#server/payments/buyer-words.ts';
import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import { afterReinstated } from './aftermath.ts';
import { nextCheckOf, soonAfter } from './check-times.ts';
import { recordDisputes } from './disputes.ts';
import { endsInPart, recordPartRefund, unsentPartsOf } from './part-refund.ts';
import type { PaidReading, Reading } from './provider.ts';
import { paymentByCapture, updatePayment } from './queries.ts';
import { revokePayment } from './revoke.ts';

/** Money may still arrive for these. */
const unpaid: ReadonlySet<PaymentRow['status']> = new Set([
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
]);
const holding: ReadonlySet<PaymentRow['status']> = new Set(['paid', 'refunding', 'disputed']);

/** Applies a reading to a locked payment. Idempotent; any order of readings ends in the same state. */
export async function applyReading(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  reading: Reading,
): Promise<PaymentRow> {
  const now = services.now();
  const details: PaymentDetails = { ...row.details, ...reading.details };
  await recordDisputes(tx, row, reading.disputes ?? [], now);
  switch (reading.state) {
    case 'paid': {
      const held = await applyPaid(tx, services, row, reading, details);
      return held.status === 'paid' && held.refundedCents < (reading.refundedCents ?? 0)
        ? recordPartRefund(tx, services, held, reading.refundedCents ?? 0)
        : held;
    }
    case 'refunded':
    case 'disputed': {
      const to = reading.state === 'refunded' && reading.lost ? 'lost' : reading.state;
      const checkAt = to === 'disputed' ? nextCheckOf({ ...row, status: to }, now) : null;
      if (row.status === 'disputed' && to === 'disputed')
        return updatePayment(tx, row.id, { checkAt, details }, now);
      if (holding.has(row.status)) return revokePayment(tx, services, row, to, { details });
      // The part that a withdrawal had charged was refunded too.
      if (row.status === 'refunded' && to !== 'disputed' && row.paidAt !== null)
        return recordPartRefund(tx, services, row, row.amountCents);
      if (!unpaid.has(row.status)) return row;
      return giveUp(tx, services, row, { status: reading.state, checkAt, details });
    }
    case 'failed':
    case 'cancelled':
    case 'expired': {
      if (!unpaid.has(row.status)) return lookAgain(tx, row, now);
      const checkAt = nextCheckOf({ ...row, status: reading.state }, now);
      const change = { status: reading.state, details: { ...details, failure: reading.reason }, checkAt };
      return giveUp(tx, services, row, change);
    }
    case 'pending':
      if (!unpaid.has(row.status)) return lookAgain(tx, row, now);
      return updatePayment(tx, row.id, { details, checkAt: nextCheckOf(row, now) }, now);
  }
}

async function applyPaid(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  reading: PaidReading,
  details: PaymentDetails,
): Promise<PaymentRow> {
  const now = services.now();
  const again = row.status === 'disputed' && reading.standsAgain === true;
  if (again && row.paidAt !== null) return reinstatePayment(tx, services, row, details);
  // A dispute may open, and be won, before its payment is applied.
  if (unpaid.has(row.status) || again) {
    const fault = await faultOf(tx, row, reading);
    if (fault !== undefined) return reject(tx, services, row, details, fault);
    const checkAt = reading.provisional ? nextCheckOf({ ...row, status: 'paid' }, now) : null;
    const change = { status: 'paid', captureId: reading.captureId, paidAt: now, checkAt, details } as const;
    const paid = await updatePayment(tx, row.id, change, now);
    return services.purposes[paid.purpose].grant(tx, services, paid, reading.period);
  }
  if (row.status !== 'paid' || (row.checkAt === null && !reading.provisional)) return row;
  const more = reading.provisional || unsentPartsOf(row).length > 0;
  const checkAt = more ? nextCheckOf(row, now) : null;
  return updatePayment(tx, row.id, { checkAt, details }, now);
}

async function lookAgain(tx: Executor, row: PaymentRow, now: Date): Promise<PaymentRow> {
  return row.checkAt === null ? row : updatePayment(tx, row.id, { checkAt: nextCheckOf(row, now) }, now);
}

async function giveUp(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  change: Parameters<typeof updatePayment>[2],
): Promise<PaymentRow> {
  const given = await updatePayment(tx, row.id, change, services.now());
  await services.purposes[given.purpose].release(tx, services, given);
  return given;
}

async function faultOf(tx: Executor, row: PaymentRow, reading: PaidReading): Promise<string | undefined> {
  if (reading.ownerId !== row.ownerId) return 'the provider knows it as somebody else’s';
  if (reading.mode !== row.mode) return `it was made in ${reading.mode} mode`;
  if (reading.currency !== row.currency) return `it was paid in ${reading.currency}`;
  if (reading.amountCents !== row.amountCents) return `${reading.amountCents} cents were paid`;
  const other = await paymentByCapture(tx, row.method, reading.captureId);
  if (other !== undefined && other.id !== row.id) return `its money belongs to payment ${other.id}`;
  return undefined;
}

/** The reconciliation lists it, and the operator refunds it. */
function reject(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  details: PaymentDetails,
  failure: string,
): Promise<PaymentRow> {
  const notice = notices.rejected;
  const change = { status: 'rejected', checkAt: null, details: { ...details, failure, notice } } as const;
  return giveUp(tx, services, row, change);
}

/**
 * Runs in the transaction that holds the payment's row. Resumes a refund promised before the dispute, and
 * refunds goods that are sold out.
 */
async function reinstatePayment(
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
