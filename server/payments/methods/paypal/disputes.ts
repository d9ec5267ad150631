import type { Dispute } from '#server/payments/ledger/provider.ts';
import type { Dispute as PaypalDispute } from './shapes.ts';
import { centsOf } from './transform.ts';

const stillOpen: Readonly<Record<string, Dispute['status']>> = {
  OPEN: 'needs_response',
  WAITING_FOR_SELLER_RESPONSE: 'needs_response',
};

/** The seller is without the money. A payout is PayPal's own. */
const lost: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/** An unreadable amount counts as all of the payment. */
export function disputeOf(dispute: PaypalDispute, amountCents: number): Dispute {
  const { dispute_life_cycle_stage, dispute_amount, seller_response_due_date: respondBy } = dispute;
  const stage = dispute_life_cycle_stage === 'INQUIRY' ? 'inquiry' : 'dispute';
  return {
    id: dispute.dispute_id,
    stage,
    status: statusOf(dispute, stage),
    reason: dispute.reason,
    amountCents: centsOf(dispute_amount.value) ?? amountCents,
    currency: dispute_amount.currency_code,
    respondBy: respondBy === undefined ? null : new Date(respondBy),
    openedAt: new Date(dispute.create_time),
  };
}

function statusOf({ status, dispute_outcome }: PaypalDispute, stage: Dispute['stage']): Dispute['status'] {
  if (status !== 'RESOLVED') return stillOpen[status] ?? 'under_review';
  // An inquiry ends with a refund or nothing; the capture shows which.
  if (stage === 'inquiry') return 'closed';
  return lost.has(dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won';
}
