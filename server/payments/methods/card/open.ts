import type Stripe from 'stripe';
import {
  type Buyer,
  type Opened,
  ProviderRefusal,
  ProviderUnreachable,
} from '#server/payments/ledger/provider.ts';
import { saveCardSubscription } from '#server/payments/methods/card/subscriptions.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { ask, codeOf, whole } from './api.ts';
import { customerOf } from './customer.ts';
import { cardSubscriptionOf, endSubscription } from './subscription.ts';
import type { StripeTools } from './tools.ts';

export const checkoutPath = '/stripe-checkout';

/** Stripe drops idempotency keys after a day. */
const keyTrustedMillis = 12 * 60 * 60 * 1000;

/** Charges nothing before the card is given. */
export async function openSubscription(
  tools: StripeTools,
  payment: PaymentRow,
  buyer: Buyer,
): Promise<Opened> {
  const customer = await customerOf(tools, buyer);
  const subscription = await subscriptionFor(tools, payment, customer);
  const invoice = whole(subscription.latest_invoice);
  if (invoice === undefined)
    throw new ProviderUnreachable('stripe: the subscription came without its invoice');
  const fault = faultOf(tools, payment, subscription, invoice);
  if (fault !== undefined) {
    await endSubscription(tools, subscription.id);
    throw new ProviderRefusal(`stripe: ${fault}`);
  }
  await saveCardSubscription(tools.db, cardSubscriptionOf(subscription), tools.now());
  const clientSecret = invoice.confirmation_secret?.client_secret;
  return {
    providerId: invoice.id,
    details: {
      paymentUrl: checkoutPath,
      stripe: { subscriptionId: subscription.id, ...(clientSecret !== undefined && { clientSecret }) },
    },
  };
}

async function subscriptionFor(
  tools: StripeTools,
  payment: PaymentRow,
  customer: string,
): Promise<Stripe.Subscription> {
  const age = tools.now().getTime() - payment.createdAt.getTime();
  if (age > keyTrustedMillis) {
    const made = await subscriptionMadeFor(tools, payment, customer);
    if (made !== undefined) return made;
  }
  const params = {
    customer,
    items: [{ price: tools.config.priceId }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
    metadata: { owner_id: payment.ownerId, payment_id: payment.id },
    expand: ['latest_invoice.confirmation_secret'],
  } satisfies Stripe.SubscriptionCreateParams;
  try {
    return await ask(() => tools.stripe.subscriptions.create(params, { idempotencyKey: payment.id }));
  } catch (error) {
    // Created under this key with another price.
    if (codeOf(error) !== 'idempotency_error') throw error;
    const made = await subscriptionMadeFor(tools, payment, customer);
    if (made === undefined) throw error;
    return made;
  }
}

async function subscriptionMadeFor(
  { stripe }: StripeTools,
  payment: PaymentRow,
  customer: string,
): Promise<Stripe.Subscription | undefined> {
  const params = {
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice.confirmation_secret'],
  } satisfies Stripe.SubscriptionListParams;
  const { data } = await ask(() => stripe.subscriptions.list(params));
  return data.find(({ metadata }) => metadata.payment_id === payment.id);
}

/** Returns why the subscription does not match, or undefined. */
function faultOf(
  { mode }: StripeTools,
  payment: PaymentRow,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): string | undefined {
  if (subscription.livemode !== (mode === 'live')) return `the subscription is not in ${mode} mode`;
  if (subscription.metadata.owner_id !== payment.ownerId) return 'the subscription is somebody else’s';
  if (invoice.currency.toUpperCase() !== payment.currency) return `the invoice is in ${invoice.currency}`;
  if (invoice.total !== payment.amountCents || invoice.amount_due !== payment.amountCents) {
    return `the invoice asks for ${invoice.amount_due} cents`;
  }
  return undefined;
}
