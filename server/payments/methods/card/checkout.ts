import type { PaymentRow } from '#server/payments/payment.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { openPayment } from '../../ledger/open-payment.ts';
import { settle } from '../../ledger/settle.ts';
import { cardSubscriptionOf, fetchSubscription } from './subscription.ts';
import { runningCardSubscription, saveCardSubscription } from './subscriptions.ts';
import { stripeToolsOf } from './tools.ts';

/**
 * Never opens a second subscription. Settles an older payment first: it may be paid or expired.
 * @throws ApiError `already_subscribed` and those of `openPayment`
 */
export async function openCardPayment(services: Services, person: Person): Promise<PaymentRow> {
  if (person.demo) throw new ApiError('demo_forbidden');
  await refuseSecondSubscription(services, person.id);
  const payment = await openPayment(services, person, 'stripe_card');
  if (isFresh(services, payment)) return payment;
  const settled = await settle(services, payment.id);
  if (settled.status === 'paid') throw new ApiError('already_subscribed');
  return settled.status === 'pending' ? settled : openPayment(services, person, 'stripe_card');
}

const freshMillis = 10_000;
const isFresh = ({ now }: Services, { createdAt }: PaymentRow): boolean =>
  now().getTime() - createdAt.getTime() < freshMillis;

async function refuseSecondSubscription(services: Services, ownerId: string): Promise<void> {
  const { db, config, now } = services;
  const running = await runningCardSubscription(db, ownerId, config.payments.mode);
  if (running === undefined) return;
  const asOf = now();
  const subscription = cardSubscriptionOf(await fetchSubscription(stripeToolsOf(services), running.id));
  await saveCardSubscription(db, subscription, asOf);
  if ((await runningCardSubscription(db, ownerId, config.payments.mode)) !== undefined) {
    throw new ApiError('already_subscribed');
  }
}
