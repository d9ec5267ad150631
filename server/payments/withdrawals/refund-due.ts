import type { Period } from '#server/payments/ledger/purpose.ts';
import type { PaymentRow } from '#server/payments/payment.ts';

export interface RefundDue {
  usedDays: number;
  periodDays: number;
  /** Price less earlier refunds; the charge is computed on it. */
  paidCents: number;
  chargedCents: number;
  refundCents: number;
}

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * Everything, or less the days used after a request to start at once (Real Decreto Legislativo 1/2007,
 * arts. 108.3 and 108.4). Rounds in the person's favour.
 */
export function refundDue(
  { amountCents, refundedCents, details }: Pick<PaymentRow, 'amountCents' | 'refundedCents' | 'details'>,
  { startsAt, endsAt }: Period,
  now: Date,
): RefundDue {
  const periodDays = Math.round((endsAt.getTime() - startsAt.getTime()) / dayMillis);
  const gone = Math.floor((now.getTime() - startsAt.getTime()) / dayMillis);
  const usedDays = Math.min(Math.max(gone, 0), periodDays);
  const asked = details.beginNow !== undefined;
  const paidCents = amountCents - refundedCents;
  const chargedCents = asked ? Math.floor((paidCents * usedDays) / periodDays) : 0;
  return { usedDays, periodDays, paidCents, chargedCents, refundCents: paidCents - chargedCents };
}
