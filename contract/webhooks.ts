import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { ConfirmPassword } from './passkeys.ts';
import { webhookTopics } from './webhook-topics.ts';

/** Ids only: the rest is read by the API, with a personal token. */
export const webhookData = {
  'garment.saved': z.object({ garmentIds: z.array(z.uuid()) }),
  'outfit.worn': z.object({ outfitId: z.uuid(), wornAt: z.iso.datetime() }),
  'plan.changed': z.object({ planIds: z.array(z.uuid()), change: z.enum(['made', 'changed', 'removed']) }),
} satisfies Record<(typeof webhookTopics)[number], z.ZodType>;

const Delivery = z.object({
  id: z.uuid(),
  topic: z.enum([...webhookTopics, 'test']),
  createdAt: z.iso.datetime(),
  attempts: z.number().int(),
  nextAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  status: z.number().int().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  topics: z.array(z.enum(webhookTopics)),
  createdAt: z.iso.datetime(),
  /** Set when a message had failed to the end, or the address said 410. */
  pausedAt: z.iso.datetime().nullable(),
  deliveries: z.array(Delivery),
});
export type Webhook = z.infer<typeof Webhook>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/account/webhooks',
  summary: 'The addresses that are told of changes, with their latest deliveries',
  access: 'session',
  response: z.object({ webhooks: z.array(Webhook) }),
});

export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/account/webhooks',
  summary: 'Adds an address; the secret that signs its messages is shown only in this response',
  access: 'session',
  body: ConfirmPassword.extend({
    url: z
      .url({ protocol: /^https?$/, error: messages.webhook.address })
      .max(limits.webhooks.addressMax, messages.addressTooLong),
    topics: z
      .array(z.enum(webhookTopics))
      .min(1, messages.webhook.topic)
      .refine((topics) => new Set(topics).size === topics.length, messages.webhook.repeatedTopic),
  }),
  response: z.object({ webhook: Webhook, secret: z.string() }),
  spends: ['securityChanges'],
  errors: [
    'wrong_password',
    'demo_forbidden',
    'webhook_limit',
    'webhook_address_refused',
    'webhooks_unavailable',
  ],
});

export const removeWebhook = endpoint({
  method: 'POST',
  path: '/api/account/webhooks/:id/remove',
  summary: 'Removes an address with its deliveries',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['webhook_not_found'],
});

export const resumeWebhook = endpoint({
  method: 'POST',
  path: '/api/account/webhooks/:id/resume',
  summary: 'Sends to a paused address again, from now on',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['webhook_not_found'],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/account/webhooks/:id/test',
  summary: 'Sends a signed test message at once, and only once',
  access: 'session',
  rate: { perMinute: 10 },
  params: IdParams,
  response: z.object({ delivery: Delivery }),
  errors: ['webhook_not_found', 'webhooks_unavailable', 'rate_limited'],
});
