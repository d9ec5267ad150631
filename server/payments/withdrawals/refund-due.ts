import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import type { Period } from '#server/payments/ledger/purpose.ts';

export interface RefundDue {
  /** Whole days of the paid period that have gone by, and how many it has. */
  usedDays: number;
  periodDays: number;
  /** The price less what was refunded before: the days used are charged of it. */
  paidCents: number;
  chargedCents: number;
  refundCents: number;
}

const dayMillis = 24 * 60 * 60 * 1000;

/**
 * What goes back to a person who withdraws: all of it, or less the part of the service already provided where
 * they had asked for it to begin at once (Real Decreto Legislativo 1/2007, arts. 108.3 and 108.4). Days and
 * cents that are not whole are theirs.
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
