import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { premiumPrice } from '#contract/price.ts';
import { nextCheckOf } from '#server/payments/ledger/check-times.ts';
import {
  insertPayment,
  lockPayment,
  openPaymentFor,
  paymentById,
  paymentByProviderId,
  updatePayment,
} from '#server/payments/ledger/queries.ts';
import { newReference } from '#server/payments/ledger/reference.ts';
import { settle } from '#server/payments/ledger/settle.ts';
import { cardSubscriptionById, isUuid } from '#server/payments/methods/card/subscriptions.ts';
import type { PaymentDetails, PaymentRow } from '#server/payments/payment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { ask, idOf } from './api.ts';
import { checkoutPath } from './open.ts';
import { subscriptionIdOf } from './reading.ts';
import { fetchInvoice, fetchSubscription } from './subscription.ts';
import { stripeToolsOf } from './tools.ts';

/** Ours, but without a row yet: Stripe should retry. */
export class NotYetKnown extends Error {}

const method = 'stripe_card';

/**
 * Creates the payment of a renewal. The owner comes from Stripe's subscription, never from the event. Null
 * when not ours.
 * @throws NotYetKnown; ProviderUnreachable
 */
export async function paymentOfInvoice(services: Services, invoiceId: string): Promise<PaymentRow | null> {
  const known = await paymentByProviderId(services.db, method, invoiceId);
  if (known !== undefined) return known;
  const tools = stripeToolsOf(services);
  const invoice = await fetchInvoice(tools, invoiceId);
  const subscriptionId = subscriptionIdOf(invoice);
  // Drafts come again once final.
  if (subscriptionId === undefined || invoice.status === 'draft') return null;
  const subscription = await fetchSubscription(tools, subscriptionId);
  const { owner_id: ownerId, payment_id: paymentId } = subscription.metadata;
  if (ownerId === undefined || paymentId === undefined) return null;
  const first = isUuid(paymentId) ? await paymentById(services.db, paymentId) : undefined;
  const ours = first?.ownerId === ownerId && first.method === method;
  if (invoice.billing_reason === 'subscription_create') {
    if (!ours) throw new NotYetKnown(`payment ${paymentId} of invoice ${invoiceId}`);
    return attach(services, first, invoice, subscription);
  }
  const row = await cardSubscriptionById(services.db, subscription.id);
  if (!ours && row?.ownerId !== ownerId) throw new NotYetKnown(`subscription ${subscription.id}`);
  // The request to begin covers renewals too, and so does the country.
  const { beginNow, country } = (ours && first.details) || {};
  const renewal = { ownerId, invoiceId: invoice.id, subscriptionId: subscription.id };
  const kept = { ...(beginNow && { beginNow }), ...(country && { country }) };
  return insertRenewal(services, { ...renewal, kept });
}

/** For a webhook that overtook the opening response. */
async function attach(
  { db, now }: Services,
  payment: PaymentRow,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): Promise<PaymentRow> {
  return inTransaction(db, async (tx) => {
    const row = (await lockPayment(tx, payment.id)) ?? payment;
    if (row.providerId !== null) return row;
    const details = { ...row.details, paymentUrl: checkoutPath, stripe: { subscriptionId: subscription.id } };
    // Its opener has the client secret.
    const status = invoice.status === 'paid' && row.status === 'created' ? 'pending' : row.status;
    return updatePayment(tx, row.id, { status, providerId: invoice.id, details }, now());
  });
}

interface Renewal {
  ownerId: string;
  invoiceId: string;
  subscriptionId: string;
  kept: Pick<PaymentDetails, 'beginNow' | 'country'>;
}

async function insertRenewal(services: Services, renewal: Renewal): Promise<PaymentRow> {
  const { db, now, config } = services;
  const { ownerId, invoiceId, subscriptionId, kept } = renewal;
  const createdAt = now();
  const row = {
    id: randomUUID(),
    ownerId,
    method,
    mode: config.payments.mode,
    status: 'pending',
    amountCents: premiumPrice.cents,
    currency: premiumPrice.currency,
    reference: newReference(),
    providerId: invoiceId,
    details: { stripe: { subscriptionId }, ...kept },
    createdAt,
    updatedAt: createdAt,
  } as const;
  const checkAt = nextCheckOf(row, createdAt);
  const inserted = await insertPayment(db, { ...row, checkAt });
  if (inserted !== undefined) return inserted;
  const known = await paymentByProviderId(db, method, invoiceId);
  if (known !== undefined) return known;
  // The database allows one open card payment.
  const open = await openPaymentFor(db, ownerId, method, null);
  if (open !== undefined) await makeRoom(services, open);
  const again = await insertPayment(db, { ...row, checkAt });
  if (again === undefined) throw new NotYetKnown(`invoice ${invoiceId} waits for another payment`);
  return again;
}

async function makeRoom(services: Services, open: PaymentRow): Promise<void> {
  const { db, now } = services;
  await settle(services, open.id);
  await inTransaction(db, async (tx) => {
    const row = await lockPayment(tx, open.id);
    if (row?.status !== 'pending') return;
    const details = { ...row.details, failure: 'a newer invoice has come' };
    const checkAt = nextCheckOf({ ...row, status: 'failed' }, now());
    await updatePayment(tx, row.id, { status: 'failed', details, checkAt }, now());
  });
}

/** Settles invoices whose webhook was lost. Returns the new payments. */
export async function findRenewals(services: Services, subscriptionId: string): Promise<PaymentRow[]> {
  const { stripe } = stripeToolsOf(services);
  const params = { subscription: subscriptionId, limit: 100 } satisfies Stripe.InvoiceListParams;
  const { data } = await ask(() => stripe.invoices.list(params));
  const found: PaymentRow[] = [];
  for (const invoice of data.toReversed()) {
    if ((await paymentByProviderId(services.db, method, invoice.id)) !== undefined) continue;
    const payment = await paymentOfInvoice(services, invoice.id);
    if (payment !== null) found.push(await settle(services, payment.id));
  }
  return found;
}

export async function paymentOfIntent(services: Services, intentId: string): Promise<PaymentRow | null> {
  const { stripe } = stripeToolsOf(services);
  const params = {
    payment: { type: 'payment_intent', payment_intent: intentId },
    limit: 1,
  } satisfies Stripe.InvoicePaymentListParams;
  const { data } = await ask(() => stripe.invoicePayments.list(params));
  const invoiceId = idOf(data[0]?.invoice);
  return invoiceId === undefined ? null : paymentOfInvoice(services, invoiceId);
}
