import { randomUUID } from 'node:crypto';
import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { InvoiceLine } from '#server/platform/db/schema/payments.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { afterPartRefund } from './aftermath.ts';
import type { PartRefund, Refund } from './provider.ts';
import { lockPayment, updatePayment } from './queries.ts';

export interface PartReason {
  reason: string;
  lines?: InvoiceLine[];
}

/** Keeps the grant. */
export async function recordPartRefund(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  refundedCents: number,
  why: PartReason = { reason: 'devolución parcial del pago' },
  change: { details?: PaymentDetails; checkAt?: Date } = {},
): Promise<PaymentRow> {
  if (refundedCents <= row.refundedCents) return row;
  const changed = await updatePayment(tx, row.id, { refundedCents, ...change }, services.now());
  await afterPartRefund(tx, services, changed, why);
  return changed;
}

/** Runs in the transaction that holds the payment's row; `sendPartRefunds` sends it. */
export function promisePartRefund(
  tx: Executor,
  services: Services,
  row: PaymentRow,
  cents: number,
  why: PartReason,
): Promise<PaymentRow> {
  const upToCents = row.refundedCents + cents;
  const details = withPart(row, { id: randomUUID(), cents, upToCents });
  return recordPartRefund(tx, services, row, upToCents, why, { details, checkAt: services.now() });
}

/** A withdrawal's part is kept under the payment's own id. */
export const endsInPart = ({ id, details }: Pick<PaymentRow, 'id' | 'details'>): boolean =>
  details.partRefunds?.some((part) => part.id === id) ?? false;

export const withPart = ({ details }: Pick<PaymentRow, 'details'>, part: PartRefund): PaymentDetails => ({
  ...details,
  partRefunds: [...(details.partRefunds ?? []), part],
});

export const unsentPartsOf = ({ details }: Pick<PaymentRow, 'details'>) =>
  (details.partRefunds ?? []).filter(({ sent }) => sent === undefined);

/**
 * Each part has its own idempotency key.
 * @returns how the last one was sent, or undefined when none could be
 */
export async function sendPartRefunds(services: Services, payment: PaymentRow): Promise<Refund | undefined> {
  const provider = services.providers.get(payment.method);
  if (provider === undefined) return undefined;
  let last = payment.details.partRefunds?.at(-1)?.sent;
  for (const { id, cents, upToCents } of unsentPartsOf(payment)) {
    const sent = await provider.refund(payment, { id, cents, upToCents });
    last = sent;
    await inTransaction(services.db, async (tx) => {
      const row = await lockPayment(tx, payment.id);
      if (row === undefined) return;
      const partRefunds = row.details.partRefunds?.map((part) => (part.id === id ? { ...part, sent } : part));
      await updatePayment(tx, row.id, { details: { ...row.details, partRefunds } }, services.now());
    });
  }
  return last;
}
