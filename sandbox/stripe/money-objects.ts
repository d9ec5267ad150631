import type Stripe from 'stripe';
import { brandOf } from './cards.ts';
import { currency, nulls } from './objects.ts';
import { newId, nowSeconds } from './state.ts';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
}

const noDetails = { address: null, email: null, name: null, phone: null, tax_id: null };

export function paymentMethod(card: Card, customerId: string): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: noDetails,
    card: {
      ...nulls('fingerprint generated_from networks wallet'),
      brand: brandOf(card.number),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'ES',
      display_brand: brandOf(card.number),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      last4: card.number.slice(-4),
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
    },
    created: nowSeconds(),
    customer: customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

interface ChargeFields {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  customer: string;
  cents: number;
  failure?: { code: string; message: string };
}

export function charge({ intent, method, customer, cents, failure }: ChargeFields): Stripe.Charge {
  const paid = failure === undefined;
  const card = method.card;
  return {
    id: newId('ch'),
    object: 'charge',
    ...nulls(
      'application application_fee application_fee_amount balance_transaction',
      'failure_balance_transaction on_behalf_of outcome receipt_email receipt_number receipt_url',
      'review shipping source source_transfer statement_descriptor statement_descriptor_suffix',
      'transfer_data transfer_group',
    ),
    amount: cents,
    amount_captured: paid ? cents : 0,
    amount_refunded: 0,
    billing_details: noDetails,
    calculated_statement_descriptor: 'VESTIDOR',
    captured: paid,
    created: nowSeconds(),
    currency,
    customer,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        ...nulls(
          'authorization_code checks electronic_commerce_indicator installments mandate',
          'network_transaction_id regulated_status three_d_secure transaction_link_id wallet',
        ),
        amount_authorized: cents,
        brand: card?.brand ?? null,
        country: 'ES',
        exp_month: card?.exp_month ?? 1,
        exp_year: card?.exp_year ?? 2030,
        funding: 'credit',
        last4: card?.last4 ?? null,
        network: card?.brand ?? null,
      },
      type: 'card',
    },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
}

export function refund(paid: Stripe.Charge, cents: number, metadata: Stripe.Metadata): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    ...nulls(
      'balance_transaction customer_account receipt_number source_transfer_reversal',
      'transfer_reversal',
    ),
    amount: cents,
    charge: paid.id,
    created: nowSeconds(),
    currency: paid.currency,
    customer: typeof paid.customer === 'string' ? paid.customer : null,
    metadata,
    payment_intent: paid.payment_intent,
    payment_method: paid.payment_method,
    reason: 'requested_by_customer',
    status: 'succeeded',
  };
}

const respondWithinSeconds = 9 * 24 * 60 * 60;

export function dispute(paid: Stripe.Charge, status: Stripe.Dispute.Status): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: paid.amount_captured - paid.amount_refunded,
    balance_transactions: [],
    charge: paid.id,
    created: nowSeconds(),
    currency: paid.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: nowSeconds() + respondWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as Stripe.Dispute.EvidenceDetails,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: paid.payment_intent,
    reason: 'fraudulent',
    status,
  };
}
