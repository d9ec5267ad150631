import type Stripe from 'stripe';
import { premiumPrice } from '#contract/price.ts';
import type { Books } from '#sandbox/books.ts';
import type { Deliveries } from './deliveries.ts';
import { missing, StripeFault } from './fault.ts';
import { invoice } from './invoice-object.ts';
import { charge, dispute, refund } from './money-objects.ts';
import { paymentIntent, subscription } from './objects.ts';
import { nowSeconds, type State } from './state.ts';

const wrongCents = 995;

export interface Life {
  state: State;
  books: Books;
  deliveries: Deliveries;
}

const sandboxFault = (life: Life) => life.books.switches.stripe;
const priceNow = (life: Life) => (sandboxFault(life) === 'wrong_amount' ? wrongCents : premiumPrice.cents);

export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}

export function subscribe(
  life: Life,
  fields: { customer: string; priceId: string; metadata: Stripe.Metadata },
): Stripe.Subscription {
  const start = nowSeconds();
  const period = { start, end: monthAfter(start) };
  const cents = priceNow(life);
  const made = subscription({ ...fields, cents }, period);
  life.state.subscription[made.id] = made;
  bill(life, made, cents, 'subscription_create', period);
  return made;
}

function bill(
  { state }: Life,
  to: Stripe.Subscription,
  cents: number,
  reason: 'subscription_create' | 'subscription_cycle',
  period: { start: number; end: number },
): Stripe.Invoice {
  const customer = String(to.customer);
  const intent = paymentIntent(customer, cents);
  const made = invoice({ subscription: to, customer, cents, reason, period, paymentIntent: intent });
  state.payment_intent[intent.id] = intent;
  state.invoice[made.invoice.id] = made.invoice;
  state.invoice_payment[made.payment.id] = made.payment;
  to.latest_invoice = made.invoice.id;
  return made.invoice;
}

export function invoiceOf({ state }: Life, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  const payment = Object.values(state.invoice_payment).find(
    (one) => one.payment.payment_intent === intent.id,
  );
  return payment === undefined ? undefined : state.invoice[String(payment.invoice)];
}

export function subscriptionOf({ state }: Life, one: Stripe.Invoice): Stripe.Subscription | undefined {
  return state.subscription[String(one.parent?.subscription_details?.subscription)];
}

export function succeed(life: Life, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  const { state, deliveries } = life;
  const paid = invoiceOf(life, intent);
  if (sandboxFault(life) === 'wrong_amount') intent.amount = wrongCents;
  const cents = intent.amount;
  const made = charge({ intent, method, customer: String(intent.customer), cents });
  state.charge[made.id] = made;
  const change = {
    status: 'succeeded',
    amount_received: cents,
    latest_charge: made.id,
    next_action: null,
  } as const;
  Object.assign(intent, change, { payment_method: method.id, last_payment_error: null });
  deliveries.send('payment_intent.succeeded', intent);
  if (paid === undefined) return;
  const now = nowSeconds();
  Object.assign(paid, {
    status: 'paid',
    amount_paid: cents,
    amount_due: cents,
    total: cents,
    amount_remaining: 0,
  });
  Object.assign(paid, { attempted: true, attempt_count: paid.attempt_count + 1 });
  paid.status_transitions.paid_at = now;
  settlePayment(life, paid, { status: 'paid', amount_paid: cents });
  const to = subscriptionOf(life, paid);
  if (to !== undefined) {
    to.status = 'active';
    to.default_payment_method ??= method.id;
    deliveries.send('customer.subscription.updated', to);
  }
  deliveries.send('invoice.paid', paid);
}

export function decline(
  life: Life,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  error: { code: string; decline_code?: string; message: string },
): void {
  const made = charge({
    intent,
    method,
    customer: String(intent.customer),
    cents: intent.amount,
    failure: error,
  });
  life.state.charge[made.id] = made;
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.latest_charge = made.id;
  intent.last_payment_error = { type: 'card_error', ...error };
  const asked = invoiceOf(life, intent);
  if (asked === undefined) return;
  Object.assign(asked, { attempted: true, attempt_count: asked.attempt_count + 1 });
  const to = subscriptionOf(life, asked);
  if (to?.status === 'active') {
    to.status = 'past_due';
    life.deliveries.send('customer.subscription.updated', to);
  }
  life.deliveries.send('invoice.payment_failed', asked);
}

export function requestCharge(
  life: Life,
  fields: { customer: string; cents: number; description: string | null; metadata: Stripe.Metadata },
): Stripe.PaymentIntent {
  const { customer, cents, description, metadata } = fields;
  const made = paymentIntent(customer, cents, { description, metadata, setup_future_usage: null });
  life.state.payment_intent[made.id] = made;
  return made;
}

/** @throws StripeFault when already charged or processing */
export function callOff(
  { deliveries }: Life,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent['cancellation_reason'],
): void {
  if (!callable.has(intent.status)) {
    throw new StripeFault(400, {
      code: 'payment_intent_unexpected_state',
      message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: structuredClone(intent),
    });
  }
  Object.assign(intent, { status: 'canceled', canceled_at: nowSeconds(), cancellation_reason: reason });
  deliveries.send('payment_intent.canceled', intent);
}

const callable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
]);

export function voidInvoice(life: Life, one: Stripe.Invoice): void {
  one.status = 'void';
  one.status_transitions.voided_at = nowSeconds();
  settlePayment(life, one, { status: 'canceled' });
  const waiting = one.payments?.data[0]?.payment.payment_intent;
  const intent = life.state.payment_intent[String(waiting)];
  if (intent !== undefined && intent.status !== 'succeeded') {
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: 'void_invoice',
    });
  }
}

export function cancel(life: Life, one: Stripe.Subscription): void {
  const now = nowSeconds();
  Object.assign(one, { status: 'canceled', canceled_at: now, ended_at: now });
  life.deliveries.send('customer.subscription.deleted', one);
}

export function expire(life: Life, one: Stripe.Subscription): void {
  one.status = 'incomplete_expired';
  one.ended_at = nowSeconds();
  const first = life.state.invoice[String(one.latest_invoice)];
  if (first?.status === 'open') voidInvoice(life, first);
  life.deliveries.send('customer.subscription.updated', one);
}

export function renew(life: Life, one: Stripe.Subscription, approved: boolean): Stripe.Invoice | undefined {
  const item = one.items.data[0];
  const method = life.state.payment_method[String(one.default_payment_method)];
  if (item === undefined || method === undefined || one.status === 'canceled') return undefined;
  if (one.cancel_at_period_end) {
    cancel(life, one);
    return undefined;
  }
  const period = { start: item.current_period_end, end: monthAfter(item.current_period_end) };
  item.current_period_start = period.start;
  item.current_period_end = period.end;
  const made = bill(life, one, priceNow(life), 'subscription_cycle', period);
  const intent = life.state.payment_intent[String(made.payments?.data[0]?.payment.payment_intent)];
  if (intent === undefined) return made;
  if (approved) succeed(life, intent, method);
  else
    decline(life, intent, method, {
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Se ha rechazado tu tarjeta.',
    });
  return made;
}

export function payBack(
  life: Life,
  paid: Stripe.Charge,
  cents: number,
  metadata: Stripe.Metadata,
): Stripe.Refund {
  const made = refund(paid, cents, metadata);
  life.state.refund[made.id] = made;
  paid.amount_refunded += cents;
  paid.refunded = paid.amount_refunded >= paid.amount_captured;
  life.deliveries.send('charge.refunded', paid);
  return made;
}

/** An inquiry withholds no money. */
export function contest(
  life: Life,
  paid: Stripe.Charge,
  status: 'needs_response' | 'warning_needs_response',
) {
  const made = dispute(paid, status);
  life.state.dispute[made.id] = made;
  paid.disputed = true;
  life.deliveries.send('charge.dispute.created', made);
  if (status === 'needs_response') life.deliveries.send('charge.dispute.funds_withdrawn', made);
}

const openStatuses: ReadonlySet<string> = new Set(['needs_response', 'under_review']);
const inquiryStatuses: ReadonlySet<string> = new Set(['warning_needs_response', 'warning_under_review']);

/** @throws StripeFault where the charge has no such dispute */
function disputeIn({ state }: Life, paid: Stripe.Charge, statuses: ReadonlySet<string>): Stripe.Dispute {
  const found = Object.values(state.dispute).find(
    ({ charge, status }) => charge === paid.id && statuses.has(status),
  );
  if (found === undefined) throw missing('dispute', paid.id);
  return found;
}

export function decide(life: Life, paid: Stripe.Charge, outcome: 'won' | 'lost'): void {
  const decided = disputeIn(life, paid, openStatuses);
  decided.status = outcome;
  decided.evidence_details.due_by = null;
  if (outcome === 'won') life.deliveries.send('charge.dispute.funds_reinstated', decided);
  life.deliveries.send('charge.dispute.closed', decided);
}

/** Closes the inquiry or turns it into a dispute. */
export function endInquiry(life: Life, paid: Stripe.Charge, escalates: boolean): void {
  const asked = disputeIn(life, paid, inquiryStatuses);
  asked.status = escalates ? 'needs_response' : 'warning_closed';
  life.deliveries.send(escalates ? 'charge.dispute.updated' : 'charge.dispute.closed', asked);
  if (escalates) life.deliveries.send('charge.dispute.funds_withdrawn', asked);
}

function settlePayment({ state }: Life, of: Stripe.Invoice, change: Partial<Stripe.InvoicePayment>): void {
  for (const listed of of.payments?.data ?? []) {
    Object.assign(listed, change);
    Object.assign(state.invoice_payment[listed.id] ?? {}, change);
  }
}
