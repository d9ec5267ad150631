import type Stripe from 'stripe';
import { saveCardSubscription } from '#server/payments/methods/card/subscriptions.ts';
import { ask, codeOf, whole } from './api.ts';
import { cardSubscriptionOf } from './subscription.ts';
import type { StripeTools } from './tools.ts';

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
