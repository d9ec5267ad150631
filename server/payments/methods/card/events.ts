import type Stripe from 'stripe';
import type { PaymentRow } from '#server/payments/payment.ts';
import { webhookEvents } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { paymentByCapture, paymentById, paymentByProviderId } from '../../ledger/queries.ts';
import { settle } from '../../ledger/settle.ts';
import { idOf } from './api.ts';
import { takeNewCard } from './change.ts';
import { NotYetKnown, paymentOfIntent, paymentOfInvoice } from './renewals.ts';
import { cardSubscriptionOf, endSubscription, fetchSubscription } from './subscription.ts';
import { cardSubscriptionById, isUuid, saveCardSubscription } from './subscriptions.ts';
import { stripeToolsOf } from './tools.ts';

/** For the registration of the webhook. */
export const stripeEvents = [
  'invoice.paid',
  'invoice.payment_failed',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'setup_intent.succeeded',
] as const satisfies Stripe.Event['type'][];

type FollowedEvent = Extract<Stripe.Event, { type: (typeof stripeEvents)[number] }>;

const isFollowed = (event: Stripe.Event): event is FollowedEvent =>
  (stripeEvents as readonly string[]).includes(event.type);

/**
 * Takes only the object's id from a signed event, which counts once, in the transaction of its effect.
 * @throws NotYetKnown when Stripe should send it again; ProviderUnreachable
 */
export async function followEvent(services: Services, event: Stripe.Event): Promise<void> {
  if (!isFollowed(event)) return;
  switch (event.type) {
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return settleFor(services, event, await paymentOfInvoice(services, event.data.object.id));
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return settleCharge(services, event, event.data.object);
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const intentId = idOf(event.data.object.payment_intent);
      if (intentId === undefined) return;
      const payment =
        (await paymentByCapture(services.db, 'stripe_card', intentId)) ??
        (await paymentByProviderId(services.db, 'stripe_card', intentId));
      return settleFor(services, event, payment ?? (await paymentOfIntent(services, intentId)));
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return refresh(services, event, event.data.object.id);
    case 'setup_intent.succeeded':
      return takeCard(services, event, event.data.object.id);
    default:
      event satisfies never;
  }
}

async function chargeOf(
  { db }: Services,
  { id, metadata }: Stripe.PaymentIntent,
): Promise<PaymentRow | null> {
  const known = await paymentByProviderId(db, 'stripe_card', id);
  if (known !== undefined) return known;
  const paymentId = metadata.payment_id ?? '';
  // An incomplete row makes settling ask Stripe to send the event again.
  return (isUuid(paymentId) ? await paymentById(db, paymentId) : undefined) ?? null;
}

async function settleCharge(
  services: Services,
  event: Stripe.Event,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const payment = await chargeOf(services, intent);
  return payment === null ? remember(services, event) : settleFor(services, event, payment);
}

async function settleFor(
  services: Services,
  { id }: Stripe.Event,
  payment: PaymentRow | null,
): Promise<void> {
  if (payment === null) return;
  const settled = await settle(services, payment.id, { event: { provider: 'stripe', eventId: id } });
  const subscriptionId = settled.details.stripe?.subscriptionId;
  // A disputed subscription is not charged again.
  if (settled.status === 'disputed' && subscriptionId !== undefined) {
    await endSubscription(stripeToolsOf(services), subscriptionId);
  }
}

/** Also settles the newest invoice, in case its event was lost. */
async function refresh(services: Services, event: Stripe.Event, subscriptionId: string): Promise<void> {
  const { db, now } = services;
  const asOf = now();
  const subscription = await fetchSubscription(stripeToolsOf(services), subscriptionId);
  const { owner_id: ownerId, payment_id: paymentId } = subscription.metadata;
  if (ownerId === undefined || paymentId === undefined) return;
  const row = await cardSubscriptionById(db, subscription.id);
  const first = isUuid(paymentId) ? await paymentById(db, paymentId) : undefined;
  if (row?.ownerId !== ownerId && first?.ownerId !== ownerId)
    throw new NotYetKnown(`subscription ${subscriptionId}`);
  const invoiceId = idOf(subscription.latest_invoice);
  const payment = invoiceId === undefined ? null : await paymentOfInvoice(services, invoiceId);
  if (payment !== null && ['created', 'pending'].includes(payment.status)) await settle(services, payment.id);
  await inTransaction(db, async (tx) => {
    await tx
      .insert(webhookEvents)
      .values({ provider: 'stripe', eventId: event.id, receivedAt: now() })
      .onConflictDoNothing();
    await saveCardSubscription(tx, cardSubscriptionOf(subscription), asOf);
  });
}

/** The browser may have closed before reporting the card. */
async function takeCard(services: Services, event: Stripe.Event, setupIntentId: string): Promise<void> {
  await takeNewCard(services, setupIntentId, null).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
  await remember(services, event);
}

async function remember({ db, now }: Services, { id }: Stripe.Event): Promise<void> {
  await db
    .insert(webhookEvents)
    .values({ provider: 'stripe', eventId: id, receivedAt: now() })
    .onConflictDoNothing();
}
