import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Whether the person has Premium access, where it comes from and until when (decision A2). */
export const subscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'Premium access of the signed-in person',
  access: 'session',
  response: z.object({
    hasActiveSubscription: z.boolean(),
    source: z.enum(['subscription', 'paid_period', 'trial']).nullable(),
    currentPeriodEnd: z.iso.datetime().nullable(),
  }),
});

export const polledSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription-status',
  summary: 'State of the card subscription, polled after checkout',
  access: 'session',
  response: z.object({
    status: z.string(),
    /** Unix seconds. */
    current_period_end: z.number().int().nullable(),
  }),
});
