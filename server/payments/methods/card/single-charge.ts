import type Stripe from 'stripe';
import { purposeWordsOf } from '#server/payments/buyer-languages.ts';
import { afterTakings } from '#server/payments/ledger/disputes.ts';
import {
  type Buyer,
  type Dispute,
  type Opened,
  ProviderRefusal,
  type Reading,
} from '#server/payments/ledger/provider.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { ask, codeOf, whole } from './api.ts';
import { customerOf } from './customer.ts';
import { fetchDisputes } from './disputes.ts';
import { takenOf } from './reading.ts';
import type { StripeTools } from './tools.ts';

/** The goods are reserved as long. */
const offerMillis = 30 * 60_000;

export async function openCharge(tools: StripeTools, payment: PaymentRow, buyer: Buyer): Promise<Opened> {
  const params = {
    amount: payment.amountCents,
    currency: payment.currency.toLowerCase(),
    customer: await customerOf(tools, buyer),
    allowed_payment_method_types: ['card'],
    description: `${purposeWordsOf(payment.purpose, buyer.language).concept}, ${payment.reference}`,
    metadata: { owner_id: payment.ownerId, payment_id: payment.id },
  } satisfies Stripe.PaymentIntentCreateParams;
  const intent = await ask(() =>
    tools.stripe.paymentIntents.create(params, { idempotencyKey: `charge-${payment.id}-${buyer.language}` }),
  );
  if (intent.livemode !== (tools.mode === 'live')) {
    throw new ProviderRefusal(`stripe: the charge is not in ${tools.mode} mode`);
  }
  return {
    providerId: intent.id,
    details: {
      ...(payment.orderId !== null && { paymentUrl: `/store/orders/${payment.orderId}` }),
      stripe: intent.client_secret === null ? {} : { clientSecret: intent.client_secret },
    },
    expiresAt: new Date(payment.createdAt.getTime() + offerMillis),
  };
}

/** Cancels an expired charge. */
export async function checkCharge(tools: StripeTools, payment: PaymentRow): Promise<Reading> {
  const { expiresAt } = payment;
  const reading = await read(tools, payment);
  const isOver = expiresAt !== null && expiresAt <= tools.now();
  if (reading.state !== 'pending' || !isOver) return reading;
  await callOff(tools, payment);
  return read(tools, payment);
}

async function read(tools: StripeTools, payment: PaymentRow): Promise<Reading> {
  if (payment.providerId === null) return { state: 'pending' };
  const intent = await fetchIntent(tools, payment.providerId);
  return readingOf(intent, await fetchDisputes(tools, payment, intent));
}

export async function callOff({ stripe }: StripeTools, { providerId }: PaymentRow): Promise<void> {
  if (providerId === null) return;
  const params = { cancellation_reason: 'abandoned' } satisfies Stripe.PaymentIntentCancelParams;
  await ask(() => stripe.paymentIntents.cancel(providerId, params)).catch((error: unknown) => {
    // Paid, processing or cancelled already: reading it shows which.
    if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
  });
}

function fetchIntent({ stripe }: StripeTools, id: string): Promise<Stripe.PaymentIntent> {
  const params = { expand: ['latest_charge'] } satisfies Stripe.PaymentIntentRetrieveParams;
  return ask(() => stripe.paymentIntents.retrieve(id, params));
}

function readingOf(intent: Stripe.PaymentIntent, disputes: readonly Dispute[]): Reading {
  if (intent.status === 'canceled') return { state: 'expired', reason: 'the charge was called off' };
  if (intent.status !== 'succeeded') return { state: 'pending' };
  const charge = whole(intent.latest_charge);
  const reading = {
    state: 'paid' as const,
    captureId: intent.id,
    // The smaller amount never matches the price when intent and charge disagree.
    amountCents: Math.min(intent.amount_received, charge?.amount_captured ?? 0),
    currency: (charge?.currency ?? intent.currency).toUpperCase(),
    mode: intent.livemode && (charge?.livemode ?? true) ? 'live' : 'test',
    ownerId: intent.metadata.owner_id ?? '',
    details: { notice: undefined },
  } as const;
  return afterTakings(reading, takenOf(charge, disputes), disputes);
}

export async function paidChargeOf(
  tools: StripeTools,
  { providerId }: PaymentRow,
): Promise<string | undefined> {
  const intent = providerId === null ? undefined : await fetchIntent(tools, providerId);
  return intent?.status === 'succeeded' ? intent.id : undefined;
}
