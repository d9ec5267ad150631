import type Stripe from 'stripe';
import { declineMessages, verdictOf } from './cards.ts';
import { StripeFault } from './fault.ts';
import { cancel, decline, invoiceOf, type Life, subscriptionOf, succeed, voidInvoice } from './life.ts';
import { type Card, paymentMethod } from './money-objects.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const isPayment = (intent: Intent): intent is Stripe.PaymentIntent => intent.object === 'payment_intent';

const cardError = (intent: Intent, code: string, message: string, declineCode?: string): StripeFault =>
  new StripeFault(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    [intent.object]: structuredClone(intent),
  });

/** @throws StripeFault `card_error` when the bank declines */
export function confirm(life: Life, intent: Intent, card: Card): void {
  requireWaiting(intent);
  const method = paymentMethod(card, String(intent.customer));
  life.state.payment_method[method.id] = method;
  intent.payment_method = method.id;
  const verdict = verdictOf(card.number);
  if (verdict === 'authenticate') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' } };
  } else if (verdict === 'approved') {
    take(life, intent, method);
  } else {
    const declineCode = verdict === 'declined' ? 'generic_decline' : verdict;
    refuse(life, intent, method, { code: 'card_declined', declineCode, message: declineMessages[verdict] });
  }
}

export function authenticate(life: Life, intent: Intent, approved: boolean): void {
  const method = life.state.payment_method[String(intent.payment_method)];
  if (intent.status !== 'requires_action' || method === undefined) throw unexpected(intent);
  intent.next_action = null;
  if (approved) take(life, intent, method);
  else {
    const code = `${intent.object}_authentication_failure`;
    refuse(life, intent, method, { code, message: declineMessages.authentication });
  }
}

function take(life: Life, intent: Intent, method: Stripe.PaymentMethod): void {
  const fault = life.books.switches.stripe;
  if (!isPayment(intent)) {
    intent.status = 'succeeded';
    life.deliveries.send('setup_intent.succeeded', intent);
  } else if (fault === 'cancelled') giveUp(life, intent);
  else if (fault === 'pending') intent.status = 'processing';
  else succeed(life, intent, method);
}

/** Settles payments of the switch "pending" once it is off. */
export function finishProcessing(life: Life): void {
  if (life.books.switches.stripe === 'pending') return;
  for (const intent of Object.values(life.state.payment_intent)) {
    const method = life.state.payment_method[String(intent.payment_method)];
    if (intent.status === 'processing' && method !== undefined) succeed(life, intent, method);
  }
}

function giveUp(life: Life, intent: Stripe.PaymentIntent): void {
  const asked = invoiceOf(life, intent);
  const to = asked && subscriptionOf(life, asked);
  if (asked !== undefined) voidInvoice(life, asked);
  intent.status = 'canceled';
  if (to?.status === 'incomplete') cancel(life, to);
  throw new StripeFault(400, {
    code: 'payment_intent_unexpected_state',
    message: 'Este pago se ha cancelado.',
    payment_intent: structuredClone(intent),
  });
}

interface Refusal {
  code: string;
  declineCode?: string;
  message: string;
}

function refuse(life: Life, intent: Intent, method: Stripe.PaymentMethod, refusal: Refusal): never {
  const { code, declineCode, message } = refusal;
  if (isPayment(intent)) {
    decline(life, intent, method, {
      code,
      message,
      ...(declineCode !== undefined && { decline_code: declineCode }),
    });
  } else {
    intent.status = 'requires_payment_method';
    intent.last_setup_error = { type: 'card_error', code, message };
  }
  throw cardError(intent, code, message, declineCode);
}

function requireWaiting(intent: Intent): void {
  const waits = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!waits.includes(intent.status)) throw unexpected(intent);
}

const unexpected = (intent: Intent): StripeFault =>
  new StripeFault(400, {
    code: `${intent.object}_unexpected_state`,
    message: `Este pago ya no se puede confirmar: está en estado «${intent.status}».`,
    [intent.object]: structuredClone(intent),
  });
