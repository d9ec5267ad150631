import type Stripe from 'stripe';
import type { StripeConfig } from '#server/payments/config.ts';
import {
  neverRefused,
  type PartRefund,
  type Provider,
  type Reading,
  type Refund,
} from '#server/payments/ledger/provider.ts';
import { saveCardSubscription } from '#server/payments/methods/card/subscriptions.ts';
import type { Mode, PaymentRow } from '#server/payments/payment.ts';
import type { Database } from '#server/platform/db/client.ts';
import { ask, codeOf, whole } from './api.ts';
import { fetchDisputes } from './disputes.ts';
import { checkoutPath, openSubscription } from './open.ts';
import { readingOf } from './reading.ts';
import { callOff, checkCharge, openCharge, paidChargeOf } from './single-charge.ts';
import { cardSubscriptionOf, endSubscription, fetchFacts } from './subscription.ts';
import { type StripeTools, stripeTools } from './tools.ts';

/** Premium is a monthly subscription whose invoices are payments; orders are single charges. */
export function stripeProvider(
  config: StripeConfig,
  options: { timeoutMs: number; mode: Mode; db: Database; now(): Date },
): Provider {
  const tools = stripeTools(config, options);
  return {
    open: (payment, buyer) => (renews(payment) ? openSubscription : openCharge)(tools, payment, buyer),
    check: (payment) => neverRefused(() => (renews(payment) ? checkInvoice : checkCharge)(tools, payment)),
    present: ({ orderId }) => (orderId === null ? { paymentUrl: checkoutPath } : {}),
    isOnItsWay: () => false,
    forget: async (payment) => {
      if (!renews(payment)) await callOff(tools, payment);
    },
    refund: (payment, part) => neverRefused(() => refund(tools, payment, part)),
  };
}

const renews = ({ purpose }: PaymentRow): boolean => purpose === 'premium';

async function checkInvoice(tools: StripeTools, payment: PaymentRow): Promise<Reading> {
  if (payment.providerId === null) return { state: 'pending' };
  const asOf = tools.now();
  const facts = await fetchFacts(tools, payment.providerId);
  if (facts === undefined) return { state: 'failed', reason: 'the invoice is not one of a subscription' };
  const charge = whole(facts.paymentIntent?.latest_charge);
  await saveCardSubscription(tools.db, cardSubscriptionOf(facts.subscription, charge), asOf);
  const disputes = await fetchDisputes(tools, payment, facts.paymentIntent);
  return readingOf({ ...facts, disputes }, payment.amountCents);
}

/** Ends the subscription first, unless the payment stands. */
async function refund(tools: StripeTools, payment: PaymentRow, part?: PartRefund): Promise<Refund> {
  const subscriptionId = payment.details.stripe?.subscriptionId;
  if (subscriptionId !== undefined && (part === undefined || payment.status !== 'paid'))
    await endSubscription(tools, subscriptionId);
  const paidOf = renews(payment) ? paidIntentOf : paidChargeOf;
  const paymentIntentId = payment.captureId ?? (await paidOf(tools, payment));
  if (paymentIntentId === undefined) return 'nothing_to_refund';
  // Stripe rejects a second full refund but not a second part, and drops the key after a day.
  if (part !== undefined && (await refundedCents(tools, paymentIntentId)) >= part.upToCents) return 'sent';
  const params = {
    payment_intent: paymentIntentId,
    ...(part && { amount: part.cents }),
    reason: 'requested_by_customer',
    metadata: { payment_id: payment.id },
  } satisfies Stripe.RefundCreateParams;
  const idempotencyKey = `refund-${part?.id ?? payment.id}`;
  try {
    await ask(() => tools.stripe.refunds.create(params, { idempotencyKey }));
  } catch (error) {
    if (codeOf(error) !== 'charge_already_refunded') throw error;
  }
  return 'sent';
}

async function refundedCents({ stripe }: StripeTools, paymentIntentId: string): Promise<number> {
  const params = { expand: ['latest_charge'] } satisfies Stripe.PaymentIntentRetrieveParams;
  const { latest_charge } = await ask(() => stripe.paymentIntents.retrieve(paymentIntentId, params));
  return whole(latest_charge)?.amount_refunded ?? 0;
}

/** A rejected payment has no capture id, and is refunded nevertheless. */
async function paidIntentOf(tools: StripeTools, { providerId }: PaymentRow): Promise<string | undefined> {
  const facts = providerId === null ? undefined : await fetchFacts(tools, providerId);
  return facts?.paymentIntent?.status === 'succeeded' ? facts.paymentIntent.id : undefined;
}
