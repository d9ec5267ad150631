import type Stripe from 'stripe';
import { z } from 'zod';
import { StripeFault } from './fault.ts';
import type { Form } from './form.ts';

const id = (prefix: string) => z.string().startsWith(prefix);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const count = z.coerce.number().int().min(1).max(100);
const expand = z.array(z.string()).optional();
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const page = {
  limit: count.optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand,
};

/* Refuses every other parameter, as Stripe refuses unknown ones. The SDK's types check the names. */
export const retrieve = z.strictObject({ expand });

export const createCustomer = z.strictObject({
  email: z.email().optional(),
  name: z.string().optional(),
  preferred_locales: z.array(z.string()).optional(),
  metadata,
  expand,
}) satisfies z.ZodType<Stripe.CustomerCreateParams>;

export const createSubscription = z.strictObject({
  customer: id('cus_'),
  items: z.array(z.strictObject({ price: id('price_') })).length(1),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.strictObject({
    save_default_payment_method: z.literal('on_subscription'),
    payment_method_types: z.array(z.literal('card')),
  }),
  metadata,
  expand,
}) satisfies z.ZodType<Stripe.SubscriptionCreateParams>;

export const updateSubscription = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: id('pm_').optional(),
  expand,
}) satisfies z.ZodType<Stripe.SubscriptionUpdateParams>;

export const cancelSubscription = z.strictObject({
  prorate: flag.optional(),
  invoice_now: flag.optional(),
  expand,
}) satisfies z.ZodType<Stripe.SubscriptionCancelParams>;

export const listSubscriptions = z.strictObject({
  customer: id('cus_').optional(),
  status: z
    .enum(['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired', 'past_due', 'unpaid'])
    .optional(),
  ...page,
}) satisfies z.ZodType<Stripe.SubscriptionListParams>;

export const listInvoices = z.strictObject({
  customer: id('cus_').optional(),
  subscription: id('sub_').optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  created: z.strictObject({ gt: z.coerce.number(), gte: z.coerce.number() }).partial().optional(),
  ...page,
}) satisfies z.ZodType<Stripe.InvoiceListParams>;

export const listInvoicePayments = z.strictObject({
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: id('pi_') }).optional(),
  invoice: id('in_').optional(),
  ...page,
}) satisfies z.ZodType<Stripe.InvoicePaymentListParams>;

export const createRefund = z.strictObject({
  payment_intent: id('pi_'),
  amount: z.coerce.number().int().min(1).max(999_999_99).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
}) satisfies z.ZodType<Stripe.RefundCreateParams>;

export const listDisputes = z.strictObject({
  charge: id('ch_').optional(),
  payment_intent: id('pi_').optional(),
  ...page,
}) satisfies z.ZodType<Stripe.DisputeListParams>;

export const createPaymentIntent = z.strictObject({
  amount: z.coerce.number().int().min(50).max(999_999_99),
  currency: z.literal('eur'),
  customer: id('cus_'),
  allowed_payment_method_types: z.array(z.literal('card')),
  description: z.string().max(1000).optional(),
  metadata,
  expand,
}) satisfies z.ZodType<Stripe.PaymentIntentCreateParams>;

export const cancelPaymentIntent = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
}) satisfies z.ZodType<Stripe.PaymentIntentCancelParams>;

export const createSetupIntent = z.strictObject({
  customer: id('cus_'),
  allowed_payment_method_types: z.array(z.literal('card')),
  usage: z.enum(['off_session', 'on_session']).optional(),
  metadata,
  expand,
}) satisfies z.ZodType<Stripe.SetupIntentCreateParams>;

/** @throws StripeFault with Stripe's own codes */
export function read<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path.map(String) ?? [];
  const param = path.slice(1).reduce((name, part) => `${name}[${part}]`, path[0] ?? '');
  if (issue?.code === 'unrecognized_keys') {
    const name = param === '' ? `${issue.keys[0]}` : `${param}[${issue.keys[0]}]`;
    throw new StripeFault(400, {
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${name}`,
      param: name,
    });
  }
  const missing = issue?.code === 'invalid_type' && issue.message.includes('received undefined');
  throw new StripeFault(400, {
    code: missing ? 'parameter_missing' : 'parameter_invalid',
    message: missing ? `Missing required param: ${param}.` : `Invalid ${param}: ${issue?.message}`,
    param,
  });
}
