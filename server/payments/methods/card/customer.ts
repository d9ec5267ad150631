import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Buyer } from '#server/payments/ledger/provider.ts';
import { cardCustomers } from '#server/platform/db/schema/index.ts';
import { ask } from './api.ts';
import type { StripeTools } from './tools.ts';

/** Created with the first card payment. */
export async function customerOf(tools: StripeTools, buyer: Buyer): Promise<string> {
  const known = await knownCustomer(tools, buyer.id);
  if (known !== undefined) return known;
  const params = {
    email: buyer.email,
    name: buyer.username,
    preferred_locales: [buyer.language],
    metadata: { owner_id: buyer.id },
  } satisfies Stripe.CustomerCreateParams;
  const idempotencyKey = `customer-${buyer.id}-${buyer.language}`;
  const customer = await ask(() => tools.stripe.customers.create(params, { idempotencyKey }));
  await tools.db
    .insert(cardCustomers)
    .values({ ownerId: buyer.id, mode: tools.mode, customerId: customer.id })
    .onConflictDoNothing();
  return (await knownCustomer(tools, buyer.id)) ?? customer.id;
}

export async function knownCustomer({ db, mode }: StripeTools, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: cardCustomers.customerId })
    .from(cardCustomers)
    .where(and(eq(cardCustomers.ownerId, ownerId), eq(cardCustomers.mode, mode)));
  return row?.customerId;
}
