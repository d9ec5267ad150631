import type Stripe from 'stripe';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { ask, codeOf } from './api.ts';
import { knownCustomer } from './customer.ts';
import { cardSubscriptionOf, endSubscription } from './subscription.ts';
import { type CardSubscriptionRow, runningCardSubscription, saveCardSubscription } from './subscriptions.ts';
import { stripeToolsOf } from './tools.ts';

/** @throws ApiError `no_subscription` */
export const cancelAtPeriodEnd = (services: Services, ownerId: string): Promise<void> =>
  setCancelAtPeriodEnd(services, ownerId, true);

/** @throws ApiError `no_subscription` */
export const resume = (services: Services, ownerId: string): Promise<void> =>
  setCancelAtPeriodEnd(services, ownerId, false);

/** @throws ApiError `no_subscription` */
export async function requireRunning(
  { db, config }: Services,
  ownerId: string,
): Promise<CardSubscriptionRow> {
  const running = await runningCardSubscription(db, ownerId, config.payments.mode);
  if (running === undefined) throw new ApiError('no_subscription');
  return running;
}

async function setCancelAtPeriodEnd(services: Services, ownerId: string, cancel: boolean): Promise<void> {
  const { id } = await requireRunning(services, ownerId);
  const params = {
    cancel_at_period_end: cancel,
    expand: ['default_payment_method'],
  } satisfies Stripe.SubscriptionUpdateParams;
  const { stripe } = stripeToolsOf(services);
  const changed = await ask(() => stripe.subscriptions.update(id, params)).catch(ifEnded);
  await saveCardSubscription(services.db, cardSubscriptionOf(changed), services.now());
}

/**
 * Includes incomplete subscriptions and takes the list from Stripe, so that an erased account is never
 * charged.
 */
export async function endNow(services: Services, ownerId: string): Promise<void> {
  if (services.config.payments.methods.stripe_card === undefined) return;
  const tools = stripeToolsOf(services);
  const customer = await knownCustomer(tools, ownerId);
  if (customer === undefined) return;
  const params = { customer, limit: 100 } satisfies Stripe.SubscriptionListParams;
  const { data } = await ask(() => tools.stripe.subscriptions.list(params));
  for (const { id } of data) await endSubscription(tools, id);
}

const endedCodes = new Set(['resource_missing', 'invalid_canceled_subscription_fields']);

function ifEnded(error: unknown): never {
  throw endedCodes.has(codeOf(error) ?? '') ? new ApiError('no_subscription') : error;
}
