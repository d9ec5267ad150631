import type Stripe from 'stripe';
import { brandOf } from './cards.ts';
import { currency } from './objects.ts';
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
      brand: brandOf(card.number),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'ES',
      display_brand: brandOf(card.number),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: null,
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
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
    amount: cents,
    amount_captured: paid ? cents : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: noDetails,
    calculated_statement_descriptor: 'VESTIDOR',
    captured: paid,
    created: nowSeconds(),
    currency,
    customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: cents,
        authorization_code: null,
        brand: card?.brand ?? null,
        checks: null,
        country: 'ES',
        electronic_commerce_indicator: null,
        exp_month: card?.exp_month ?? 1,
        exp_year: card?.exp_year ?? 2030,
        funding: 'credit',
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.brand ?? null,
        network_transaction_id: null,
        regulated_status: null,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

export function refund(paid: Stripe.Charge, cents: number, metadata: Stripe.Metadata): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: cents,
    balance_transaction: null,
    charge: paid.id,
    created: nowSeconds(),
    currency: paid.currency,
    customer: typeof paid.customer === 'string' ? paid.customer : null,
    customer_account: null,
    metadata,
    payment_intent: paid.payment_intent,
    payment_method: paid.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
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
