import type Stripe from 'stripe';
import type { CardSubscription } from '#server/payments/methods/card/subscriptions.ts';
import { idOf, whole } from './api.ts';

export function cardSubscriptionOf(
  subscription: Stripe.Subscription,
  paidWith?: Stripe.Charge,
): CardSubscription {
  const periodEnd = subscription.items.data[0]?.current_period_end;
  const card = whole(subscription.default_payment_method)?.card ?? paidWith?.payment_method_details?.card;
  return {
    id: subscription.id,
    ownerId: subscription.metadata.owner_id ?? '',
    mode: subscription.livemode ? 'live' : 'test',
    customerId: idOf(subscription.customer) ?? '',
    status: subscription.status,
    currentPeriodEnd: periodEnd === undefined ? null : new Date(periodEnd * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    createdAt: new Date(subscription.created * 1000),
  };
}
