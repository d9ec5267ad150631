import type Stripe from 'stripe';
import { afterTakings, type Dispute } from '#server/payments/ledger/disputes.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import { type Buyer, type Opened, ProviderRefusal, type Reading } from '#server/payments/ledger/provider.ts';
import { purposeWords } from '#server/payments/ledger/purpose-words.ts';
import { ask, codeOf, whole } from './api.ts';
import { customerOf } from './customer.ts';
import { fetchDisputes } from './disputes.ts';
import { takenOf } from './reading.ts';
import type { StripeTools } from './tools.ts';

/** How long a card may be given. What is bought is kept for so long, and then asked for by nobody any more. */
const offerMillis = 30 * 60_000;

/** Asks for one charge, whose form the buyer fills in: Stripe calls it a PaymentIntent, and the payment goes by its id. */
export async function openCharge(tools: StripeTools, payment: PaymentRow, buyer: Buyer): Promise<Opened> {
  const params = {
    amount: payment.amountCents,
    currency: payment.currency.toLowerCase(),
    customer: await customerOf(tools, buyer),
    allowed_payment_method_types: ['card'],
    description: `${purposeWords[payment.purpose].concept}, ${payment.reference}`,
    metadata: { owner_id: payment.ownerId, payment_id: payment.id },
  } satisfies Stripe.PaymentIntentCreateParams;
  const intent = await ask(() =>
    tools.stripe.paymentIntents.create(params, { idempotencyKey: `charge-${payment.id}` }),
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

/** Where the charge stands. One that nobody has given a card for in time is called off, and is then out of reach. */
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

/** Makes sure that nothing is charged any more, unless it has been already. */
export async function callOff({ stripe }: StripeTools, { providerId }: PaymentRow): Promise<void> {
  if (providerId === null) return;
  const params = { cancellation_reason: 'abandoned' } satisfies Stripe.PaymentIntentCancelParams;
  await ask(() => stripe.paymentIntents.cancel(providerId, params)).catch((error: unknown) => {
    // Paid, under way at the bank, or called off before: whoever reads it sees which.
    if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
  });
}

function fetchIntent({ stripe }: StripeTools, id: string): Promise<Stripe.PaymentIntent> {
  const params = { expand: ['latest_charge'] } satisfies Stripe.PaymentIntentRetrieveParams;
  return ask(() => stripe.paymentIntents.retrieve(id, params));
}

/** Pure. */
function readingOf(intent: Stripe.PaymentIntent, disputes: readonly Dispute[]): Reading {
  if (intent.status === 'canceled') return { state: 'expired', reason: 'the charge was called off' };
  if (intent.status !== 'succeeded') return { state: 'pending' };
  const charge = whole(intent.latest_charge);
  const reading = {
    state: 'paid' as const,
    captureId: intent.id,
    // What the intent says and what the card was charged have to agree; the smaller one is no price.
    amountCents: Math.min(intent.amount_received, charge?.amount_captured ?? 0),
    currency: (charge?.currency ?? intent.currency).toUpperCase(),
    mode: intent.livemode && (charge?.livemode ?? true) ? 'live' : 'test',
    ownerId: intent.metadata.owner_id ?? '',
    details: { notice: undefined },
  } as const;
  return afterTakings(reading, takenOf(charge, disputes), disputes);
}

/** The charge whose money can go back, or nothing. */
export async function paidChargeOf(
  tools: StripeTools,
  { providerId }: PaymentRow,
): Promise<string | undefined> {
  const intent = providerId === null ? undefined : await fetchIntent(tools, providerId);
  return intent?.status === 'succeeded' ? intent.id : undefined;
}
