import type Stripe from 'stripe';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { requireRunning } from './actions.ts';
import { ask, codeOf, idOf } from './api.ts';
import { cardSubscriptionOf } from './subscription.ts';
import { cardSubscriptionById, saveCardSubscription } from './subscriptions.ts';
import { stripeToolsOf } from './tools.ts';

/** Returns the client secret of a form that charges nothing. */
export async function startCardChange(services: Services, ownerId: string): Promise<string> {
  const running = await requireRunning(services, ownerId);
  const { stripe } = stripeToolsOf(services);
  const params = {
    customer: running.customerId,
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
    metadata: { owner_id: ownerId, subscription_id: running.id },
  } satisfies Stripe.SetupIntentCreateParams;
  const { client_secret } = await ask(() => stripe.setupIntents.create(params));
  if (client_secret === null) throw new ApiError('provider_unreachable');
  return client_secret;
}

/**
 * Owner and state are read from Stripe. Idempotent.
 * @param ownerId null for Stripe's webhook
 * @throws ApiError `payment_not_found` unless it is a confirmed card of this person
 */
export async function takeNewCard(
  services: Services,
  setupIntentId: string,
  ownerId: string | null,
): Promise<void> {
  const { stripe } = stripeToolsOf(services);
  const intent = await ask(() => stripe.setupIntents.retrieve(setupIntentId)).catch((error: unknown) => {
    throw codeOf(error) === 'resource_missing' ? new ApiError('payment_not_found') : error;
  });
  const { owner_id, subscription_id } = intent.metadata ?? {};
  const paymentMethod = idOf(intent.payment_method);
  const subscription =
    subscription_id === undefined ? undefined : await cardSubscriptionById(services.db, subscription_id);
  if (
    intent.status !== 'succeeded' ||
    paymentMethod === undefined ||
    subscription === undefined ||
    subscription.ownerId !== (ownerId ?? owner_id) ||
    subscription.customerId !== idOf(intent.customer)
  ) {
    throw new ApiError('payment_not_found');
  }
  const params = {
    default_payment_method: paymentMethod,
    expand: ['default_payment_method'],
  } satisfies Stripe.SubscriptionUpdateParams;
  const changed = await ask(() => stripe.subscriptions.update(subscription.id, params));
  await saveCardSubscription(services.db, cardSubscriptionOf(changed), services.now());
}
