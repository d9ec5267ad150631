import type { Services } from '#server/services.ts';
import { findRenewals } from './renewals.ts';
import { cardSubscriptionOf, fetchSubscription } from './subscription.ts';
import { cardSubscriptionsUnseenSince, saveCardSubscription } from './subscriptions.ts';
import { stripeToolsOf } from './tools.ts';

/** Several times shorter than the grace period of a renewal. */
const unseenMillis = 20 * 60 * 60 * 1000;
const batch = 50;

/**
 * Grants charged renewals and ends what has ended, independently of webhooks. Returns the number checked.
 * @param onError called for failures, which are retried next time
 */
export async function sweepCardSubscriptions(
  services: Services,
  onError: (error: unknown, subscriptionId: string) => void,
): Promise<number> {
  const { db, now, config } = services;
  if (config.payments.methods.stripe_card === undefined) return 0;
  const since = new Date(now().getTime() - unseenMillis);
  const ids = await cardSubscriptionsUnseenSince(db, config.payments.mode, since, batch);
  for (const id of ids) {
    try {
      await findRenewals(services, id);
      const asOf = now();
      const subscription = await fetchSubscription(stripeToolsOf(services), id);
      await saveCardSubscription(db, cardSubscriptionOf(subscription), asOf);
    } catch (error) {
      onError(error, id);
    }
  }
  return ids.length;
}
