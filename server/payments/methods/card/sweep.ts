import type { Services } from '#server/services.ts';
import { fetchSubscription } from './fetch.ts';
import { findRenewals } from './renewals.ts';
import { cardSubscriptionOf } from './subscription.ts';
import { cardSubscriptionsUnseenSince, saveCardSubscription } from './subscriptions.ts';
import { stripeToolsOf } from './tools.ts';

/** Less than the patience that an entitlement has with a renewal, several times over. */
const unseenMillis = 20 * 60 * 60 * 1000;
const batch = 50;

/**
 * Looks at every running card subscription about once a day, as if no webhook had ever come: a renewal that
 * was charged is granted, and one that has ended at the provider ends here. Answers how many it looked at.
 * @param onError hears of those that could not be asked about; they are asked about again next time
 */
export async function sweepCardSubscriptions(
  services: Services,
  onError: (error: unknown, subscriptionId: string) => void,
): Promise<number> {
  const { db, now, config } = services;
  if (config.payments.stripe === undefined) return 0;
  const since = new Date(now().getTime() - unseenMillis);
  const ids = await cardSubscriptionsUnseenSince(db, config.payments.mode, since, batch);
  for (const id of ids) {
    try {
      await findRenewals(services, id);
      const subscription = await fetchSubscription(stripeToolsOf(services), id);
      await saveCardSubscription(db, cardSubscriptionOf(subscription), now());
    } catch (error) {
      onError(error, id);
    }
  }
  return ids.length;
}
