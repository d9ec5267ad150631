import type Stripe from 'stripe';
import { ask } from './api.ts';
import { type InvoiceFacts, paymentIntentIdOf, subscriptionIdOf } from './reading.ts';
import type { StripeTools } from './tools.ts';

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

/** Returns undefined for an invoice without a subscription. */
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
