import type Stripe from 'stripe';
import { type CardSubscription, saveCardSubscription } from '#server/payments/methods/card/subscriptions.ts';
import { ask, codeOf, idOf, whole } from './api.ts';
import { type InvoiceFacts, paymentIntentIdOf, subscriptionIdOf } from './reading.ts';
import type { StripeTools } from './tools.ts';

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

/** Stripe expands four levels only, so the charge needs a second call. */
export async function fetchInvoice({ stripe }: StripeTools, id: string): Promise<Stripe.Invoice> {
  return ask(() =>
    stripe.invoices.retrieve(id, { expand: ['payments'] } satisfies Stripe.InvoiceRetrieveParams),
  );
}

export async function fetchSubscription({ stripe }: StripeTools, id: string): Promise<Stripe.Subscription> {
  const params = { expand: ['default_payment_method'] } satisfies Stripe.SubscriptionRetrieveParams;
  return ask(() => stripe.subscriptions.retrieve(id, params));
}

export async function fetchFacts(tools: StripeTools, invoiceId: string): Promise<InvoiceFacts | undefined> {
  const invoice = await fetchInvoice(tools, invoiceId);
  const subscriptionId = subscriptionIdOf(invoice);
  if (subscriptionId === undefined) return undefined;
  const paymentIntentId = paymentIntentIdOf(invoice);
  const params = { expand: ['latest_charge'] } satisfies Stripe.PaymentIntentRetrieveParams;
  const [subscription, paymentIntent] = await Promise.all([
    fetchSubscription(tools, subscriptionId),
    paymentIntentId === undefined
      ? undefined
      : ask(() => tools.stripe.paymentIntents.retrieve(paymentIntentId, params)),
  ]);
  return { invoice, subscription, paymentIntent };
}

/** Also voids the unpaid invoice. Idempotent. */
export async function endSubscription(tools: StripeTools, id: string): Promise<void> {
  const { stripe, db, now } = tools;
  const params = {
    prorate: false,
    invoice_now: false,
    expand: ['latest_invoice'],
  } satisfies Stripe.SubscriptionCancelParams;
  const ended = await ask(() => stripe.subscriptions.cancel(id, params)).catch(async (error: unknown) => {
    if (codeOf(error) !== 'resource_missing') throw error;
    return ask(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
  });
  const invoice = whole(ended.latest_invoice);
  if (invoice?.status === 'open') {
    await ask(() => stripe.invoices.voidInvoice(invoice.id)).catch((error: unknown) => {
      // Paid or voided meanwhile: settling shows which.
      if (codeOf(error) !== 'invoice_not_editable' && codeOf(error) !== 'invoice_no_payment_method_types')
        throw error;
    });
  }
  await saveCardSubscription(db, cardSubscriptionOf(ended), now());
}
