import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { stripeWebhook } from '#contract/payments.ts';
import { webhookEvents } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { followEvent } from './events.ts';
import { NotYetKnown } from './renewals.ts';
import { stripeToolsOf } from './tools.ts';

/** Against replays. */
const toleranceSeconds = 300;

/** The signature covers the raw bytes. */
export async function stripeWebhookRoute(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    route(scope, stripeWebhook, async ({ request }) => {
      const event = verifiedEvent(services, request.body, request.headers['stripe-signature']);
      if (await isKnown(services, event.id)) return { received: true } as const;
      try {
        await followEvent(services, event);
      } catch (error) {
        // A 503 makes Stripe retry.
        if (error instanceof NotYetKnown) throw new ApiError('unavailable');
        throw error;
      }
      return { received: true } as const;
    });
  });
}

/** @throws ApiError `webhook_rejected` unless Stripe just signed it for this server and mode */
function verifiedEvent(
  services: Services,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  const { stripe, config, mode } = stripeToolsOf(services);
  if (!(body instanceof Buffer) || typeof signature !== 'string') throw new ApiError('webhook_rejected');
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, config.webhookSecret, toleranceSeconds);
  } catch {
    throw new ApiError('webhook_rejected');
  }
  if (event.object !== 'event' || event.livemode !== (mode === 'live'))
    throw new ApiError('webhook_rejected');
  return event;
}

async function isKnown({ db }: Services, eventId: string): Promise<boolean> {
  const known = await db
    .select({ eventId: webhookEvents.eventId })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, 'stripe'), eq(webhookEvents.eventId, eventId)));
  return known.length > 0;
}
