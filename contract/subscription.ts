import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { paymentMethodIds, refunds } from './payment-methods.ts';
import { paymentStatuses } from './payments.ts';

const Source = z.enum(['subscription', 'paid_period', 'trial']);

/** Decision A2. */
export const subscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'Premium access of the signed-in person',
  access: 'session',
  response: z.object({
    hasActiveSubscription: z.boolean(),
    source: Source.nullable(),
    currentPeriodEnd: z.iso.datetime().nullable(),
  }),
});

export const polledSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription-status',
  summary: 'State of what was paid, polled after checkout: `active`, or what it waits for',
  access: 'session',
  response: z.object({
    status: z.enum(['active', 'processing', 'none']),
    /** Unix seconds. */
    current_period_end: z.number().int().nullable(),
  }),
});

const OwnPayment = z.object({
  id: z.uuid(),
  method: z.enum(paymentMethodIds),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  currency: z.string(),
  reference: z.string(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  invoices: z.array(z.object({ id: z.uuid(), number: z.string() })),
});

const SubscriptionDetails = z.object({
  source: Source.nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  card: z
    .object({
      status: z.string(),
      nextPaymentAt: z.iso.datetime().nullable(),
      cancelAtPeriodEnd: z.boolean(),
      brand: z.string().nullable(),
      last4: z.string().nullable(),
    })
    .nullable(),
  /** Of the newest paid contract, for 14 days. */
  withdrawal: z
    .object({
      paymentId: z.uuid(),
      amount: z.number(),
      until: z.iso.datetime(),
      usedDays: z.number().int(),
      periodDays: z.number().int(),
      charge: z.number(),
      refund: z.number(),
    })
    .nullable(),
  withdrawalUsed: z.boolean(),
  withdrawals: z.array(z.object({ number: z.string(), requestedAt: z.iso.datetime(), amount: z.number() })),
  payments: z.array(OwnPayment),
});
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>;

export const subscriptionDetails = endpoint({
  method: 'GET',
  path: '/api/subscription',
  summary: 'What the signed-in person pays, has paid and may take back',
  access: 'session',
  response: SubscriptionDetails,
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Ends the card subscription at the end of the paid month',
  access: 'session',
  response: SubscriptionDetails,
  errors: ['no_subscription', 'provider_unreachable'],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Takes a cancellation back while the paid month lasts',
  access: 'session',
  response: SubscriptionDetails,
  errors: ['no_subscription', 'provider_unreachable'],
});

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/withdrawal',
  summary: 'Withdraws from the contract within fourteen days; answers the receipt',
  access: 'session',
  body: z.strictObject({
    paymentId: z.uuid(),
    confirm: z.literal(true),
    refund: z.number(),
  }),
  response: z.object({
    receipt: z.object({
      number: z.string(),
      requestedAt: z.iso.datetime(),
      amount: z.number(),
      /** `by_hand`: within 14 days. */
      refund: z.enum(refunds),
    }),
  }),
  errors: [
    'payment_not_found',
    'withdrawal_over',
    'withdrawal_repeated',
    'withdrawal_changed',
    'provider_unreachable',
  ],
});

export const invoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/:id',
  summary: 'An invoice of the signed-in person as PDF',
  access: 'session',
  params: IdParams,
  response: 'file',
  errors: ['invoice_not_found'],
});
