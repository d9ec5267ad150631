import type Stripe from 'stripe';
import { currency, nulls } from './objects.ts';
import { newId, nowSeconds } from './state.ts';

interface InvoiceFields {
  subscription: Stripe.Subscription;
  customer: string;
  cents: number;
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
  paymentIntent: Stripe.PaymentIntent;
}

export function invoice(fields: InvoiceFields): { invoice: Stripe.Invoice; payment: Stripe.InvoicePayment } {
  const id = newId('in');
  const { subscription, cents, period, paymentIntent } = fields;
  const payment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: cents,
    created: nowSeconds(),
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: paymentIntent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  return {
    payment,
    invoice: {
      id,
      object: 'invoice',
      ...nulls(
        'account_tax_ids application automatically_finalizes_at custom_fields customer_account',
        'customer_address customer_email customer_name customer_phone customer_shipping',
        'default_payment_method default_source description due_date footer from_invoice',
        'last_finalization_error latest_revision next_payment_attempt on_behalf_of receipt_number',
        'rendering shipping_cost shipping_details statement_descriptor test_clock',
        'webhooks_delivered_at',
      ),
      account_country: 'ES',
      account_name: 'Vestidor (modo de pruebas)',
      amount_due: cents,
      amount_overpaid: 0,
      amount_paid: 0,
      amount_remaining: cents,
      amount_shipping: 0,
      attempt_count: 0,
      attempted: false,
      auto_advance: fields.reason === 'subscription_cycle',
      automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
      billing_reason: fields.reason,
      collection_method: 'charge_automatically',
      confirmation_secret: { client_secret: paymentIntent.client_secret ?? '', type: 'payment_intent' },
      created: nowSeconds(),
      currency,
      customer: fields.customer,
      customer_tax_exempt: 'none',
      customer_tax_ids: [],
      default_tax_rates: [],
      discounts: [],
      effective_at: nowSeconds(),
      ending_balance: 0,
      issuer: { type: 'self' },
      lines: { object: 'list', data: [line(id, fields)], has_more: false, url: `/v1/invoices/${id}/lines` },
      livemode: false,
      metadata: {},
      number: `SANDBOX-${id.slice(-6).toUpperCase()}`,
      parent: {
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
        type: 'subscription_details',
      },
      payment_settings: {
        default_mandate: null,
        payment_method_options: null,
        payment_method_types: ['card'],
      },
      payments: {
        object: 'list',
        data: [payment],
        has_more: false,
        url: `/v1/invoice_payments?invoice=${id}`,
      },
      period_end: period.end,
      period_start: period.start,
      post_payment_credit_notes_amount: 0,
      pre_payment_credit_notes_amount: 0,
      starting_balance: 0,
      status: 'open',
      status_transitions: {
        finalized_at: nowSeconds(),
        marked_uncollectible_at: null,
        paid_at: null,
        voided_at: null,
      },
      subtotal: cents,
      subtotal_excluding_tax: cents,
      total: cents,
      total_discount_amounts: [],
      total_excluding_tax: cents,
      total_pretax_credit_amounts: [],
      total_taxes: [],
    },
  };
}

function line(invoiceId: string, { subscription, cents, period }: InvoiceFields): Stripe.InvoiceLineItem {
  const item = subscription.items.data[0];
  return {
    id: newId('il'),
    object: 'line_item',
    amount: cents,
    currency,
    description: '1 × Vestidor Premium',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item?.price.id ?? '', product: 'prod_sandbox' },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: cents,
    taxes: [],
  };
}
