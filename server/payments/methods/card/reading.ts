import type Stripe from 'stripe';
import { afterTakings, lostCentsOf } from '#server/payments/ledger/disputes.ts';
import type { Dispute, Reading } from '#server/payments/ledger/provider.ts';
import { idOf, whole } from './api.ts';

export interface InvoiceFacts {
  invoice: Stripe.Invoice;
  subscription: Stripe.Subscription;
  /** Absent before the first attempt. */
  paymentIntent: Stripe.PaymentIntent | undefined;
  disputes?: readonly Dispute[];
}

export function paymentIntentIdOf(invoice: Stripe.Invoice): string | undefined {
  const payments = invoice.payments?.data ?? [];
  const counting =
    payments.find(({ status }) => status === 'paid') ?? payments.find(({ is_default }) => is_default);
  return idOf(counting?.payment.payment_intent);
}

export const subscriptionIdOf = (invoice: Stripe.Invoice): string | undefined =>
  idOf(invoice.parent?.subscription_details?.subscription);

export function readingOf(facts: InvoiceFacts, agreedCents: number): Reading {
  const { invoice, subscription, paymentIntent } = facts;
  const details = { stripe: { subscriptionId: subscription.id } };
  switch (invoice.status) {
    case 'paid':
      return paidReading(facts, agreedCents);
    case 'void':
      return subscription.status === 'incomplete_expired'
        ? { state: 'expired', reason: 'the first invoice ran out' }
        : { state: 'cancelled', reason: 'the invoice was voided', details };
    case 'uncollectible':
      return { state: 'failed', reason: 'the invoice was written off', details };
    default:
      if (subscription.status === 'incomplete_expired')
        return { state: 'expired', reason: 'the first invoice ran out' };
      if (subscription.status === 'canceled')
        return { state: 'cancelled', reason: 'the subscription has ended', details };
      if (paymentIntent?.status === 'canceled')
        return { state: 'cancelled', reason: 'the payment was cancelled', details };
      return { state: 'pending' };
  }
}

function paidReading(facts: InvoiceFacts, agreedCents: number): Reading {
  const { invoice, subscription, paymentIntent, disputes = [] } = facts;
  const charge = whole(paymentIntent?.latest_charge);
  const details = { stripe: { subscriptionId: subscription.id } };
  // Both the invoice and the charge have to match the price.
  const captured = charge?.captured && charge.paid ? charge.amount_captured : 0;
  const amountCents = [invoice.amount_paid, captured].find((cents) => cents !== agreedCents) ?? agreedCents;
  const currencies = [invoice.currency, charge?.currency ?? invoice.currency].map((code) =>
    code.toUpperCase(),
  );
  const period = billedPeriodOf(invoice);
  const reading = {
    state: 'paid' as const,
    captureId: paymentIntent?.id ?? invoice.id,
    amountCents,
    currency: currencies.find((code) => code !== 'EUR') ?? 'EUR',
    mode: invoice.livemode && subscription.livemode && (charge?.livemode ?? true) ? 'live' : 'test',
    ownerId: subscription.metadata.owner_id ?? '',
    ...(period && { period }),
    details,
  } as const;
  return afterTakings(reading, takenOf(charge, disputes), disputes);
}

export const takenOf = (charge: Stripe.Charge | undefined, disputes: readonly Dispute[]): number =>
  (charge?.amount_refunded ?? 0) + lostCentsOf(disputes);

function billedPeriodOf(invoice: Stripe.Invoice): { startsAt: Date; endsAt: Date } | undefined {
  const line = invoice.lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  if (line === undefined) return undefined;
  return { startsAt: new Date(line.period.start * 1000), endsAt: new Date(line.period.end * 1000) };
}
