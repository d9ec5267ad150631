import type Stripe from 'stripe';
import { newId, nowSeconds } from './state.ts';

/* The SDK's types ensure that no field is missing. */

export const currency = 'eur';

type Words<T extends string> = T extends `${infer First} ${infer Rest}` ? First | Words<Rest> : T;

/** Fields, by their names. */
export const nulls = <T extends string>(...fields: T[]) =>
  Object.fromEntries(fields.flatMap((names) => names.split(' ')).map((name) => [name, null])) as Record<
    Words<T>,
    null
  >;

export function customer(fields: Pick<Stripe.Customer, 'email' | 'name' | 'metadata'>): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    ...nulls(
      'address currency customer_account default_source description discount phone shipping',
      'test_clock',
    ),
    balance: 0,
    created: nowSeconds(),
    delinquent: false,
    invoice_settings: {
      ...nulls('custom_fields default_payment_method footer rendering_options'),
    },
    livemode: false,
    preferred_locales: ['es'],
    tax_exempt: 'none',
    ...fields,
  };
}

export function price(id: string, cents: number): Stripe.Price {
  return {
    id,
    object: 'price',
    ...nulls('custom_unit_amount lookup_key nickname tiers_mode transform_quantity unit_amount_decimal'),
    active: true,
    billing_scheme: 'per_unit',
    created: 1_700_000_000,
    currency,
    livemode: false,
    metadata: {},
    product: 'prod_sandbox',
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive',
    type: 'recurring',
    unit_amount: cents,
  };
}

function plan(id: string, cents: number): Stripe.Plan {
  return {
    id,
    object: 'plan',
    ...nulls('amount_decimal meter nickname tiers_mode transform_usage trial_period_days'),
    active: true,
    amount: cents,
    billing_scheme: 'per_unit',
    created: 1_700_000_000,
    currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    product: 'prod_sandbox',
    usage_type: 'licensed',
  };
}

export function subscription(
  fields: { customer: string; priceId: string; cents: number; metadata: Stripe.Metadata },
  period: { start: number; end: number },
): Stripe.Subscription {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    ...nulls(
      'application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at',
      'canceled_at cancellation_details customer_account days_until_due default_payment_method',
      'default_source description ended_at latest_invoice managed_payments',
      'next_pending_invoice_item_invoice on_behalf_of pause_collection',
      'pending_invoice_item_interval pending_setup_intent pending_update schedule test_clock',
      'transfer_data trial_end trial_settings trial_start',
    ),
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: period.start,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    cancel_at_period_end: false,
    collection_method: 'charge_automatically',
    created: nowSeconds(),
    currency,
    customer: fields.customer,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      ...nulls('account_tax_ids custom_fields description footer'),
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: nowSeconds(),
          current_period_end: period.end,
          current_period_start: period.start,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: plan(fields.priceId, fields.cents),
          price: price(fields.priceId, fields.cents),
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata: fields.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    start_date: period.start,
    status: 'incomplete',
  };
}

type IntentFields = Partial<Pick<Stripe.PaymentIntent, 'description' | 'metadata' | 'setup_future_usage'>>;

export function paymentIntent(
  customerId: string,
  cents: number,
  fields: IntentFields = {},
): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    ...nulls(
      'application application_fee_amount automatic_payment_methods canceled_at cancellation_reason',
      'customer_account excluded_payment_method_types last_payment_error latest_charge',
      'managed_payments next_action on_behalf_of payment_method',
      'payment_method_configuration_details payment_method_options payment_record processing',
      'receipt_email review shipping source statement_descriptor statement_descriptor_suffix',
      'transfer_data transfer_group',
    ),
    allowed_payment_method_types: ['card'],
    amount: cents,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency,
    customer: customerId,
    description: 'Subscription creation',
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
    ...fields,
  };
}

export function setupIntent(customerId: string, metadata: Stripe.Metadata): Stripe.SetupIntent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    ...nulls(
      'application automatic_payment_methods cancellation_reason customer_account description',
      'excluded_payment_method_types flow_directions last_setup_error latest_attempt mandate',
      'next_action on_behalf_of payment_method payment_method_configuration_details',
      'payment_method_options single_use_mandate',
    ),
    allowed_payment_method_types: ['card'],
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: nowSeconds(),
    customer: customerId,
    livemode: false,
    metadata,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}
