import type Stripe from 'stripe';
import type { Dispute } from '#server/payments/ledger/provider.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { ask, whole } from './api.ts';
import type { StripeTools } from './tools.ts';

/** Unknown statuses count as an open dispute. */
const words: Readonly<Record<string, Pick<Dispute, 'stage' | 'status'>>> = {
  warning_needs_response: { stage: 'inquiry', status: 'needs_response' },
  warning_under_review: { stage: 'inquiry', status: 'under_review' },
  warning_closed: { stage: 'inquiry', status: 'closed' },
  needs_response: { stage: 'dispute', status: 'needs_response' },
  under_review: { stage: 'dispute', status: 'under_review' },
  appeal_needs_response: { stage: 'dispute', status: 'needs_response' },
  appeal_under_review: { stage: 'dispute', status: 'under_review' },
  won: { stage: 'dispute', status: 'won' },
  lost: { stage: 'dispute', status: 'lost' },
  // Settled by a refund, which the charge shows.
  prevented: { stage: 'dispute', status: 'closed' },
};

export const disputeOf = (dispute: Stripe.Dispute): Dispute => ({
  id: dispute.id,
  ...(words[dispute.status] ?? { stage: 'dispute', status: 'under_review' }),
  reason: dispute.reason,
  amountCents: dispute.amount,
  currency: dispute.currency.toUpperCase(),
  respondBy:
    dispute.evidence_details.due_by === null ? null : new Date(dispute.evidence_details.due_by * 1000),
  openedAt: new Date(dispute.created * 1000),
});

export async function fetchDisputes(
  { stripe }: StripeTools,
  { status }: PaymentRow,
  intent: Stripe.PaymentIntent | undefined,
): Promise<Dispute[]> {
  const holds = status === 'paid' || status === 'disputed';
  if (intent === undefined || !(whole(intent.latest_charge)?.disputed || holds)) return [];
  const params = { payment_intent: intent.id, limit: 100 } satisfies Stripe.DisputeListParams;
  const { data } = await ask(() => stripe.disputes.list(params));
  return data.map(disputeOf);
}
