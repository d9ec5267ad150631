import { randomUUID } from 'node:crypto';
import type { Address } from '#contract/address.ts';
import type { OrderMethodId } from '#contract/payment-methods.ts';
import { actOutTransfer } from '#sandbox/bank/transfer.ts';
import { sandboxProduct } from '#server/payments/sandbox-product.ts';
import { productVariants } from '#server/platform/db/schema/index.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';
import type { Client, PaidTestServer, Reply, TestServer } from './server.ts';

export const shirt = { productId: 'camisa-popelin-recta', color: 'blanco', size: 'M' };

export const address: Address = {
  name: 'Ana Prueba',
  street: 'Calle Mayor, 7',
  extra: '3.º B',
  postalCode: '28013',
  city: 'Madrid',
  province: '28',
  country: 'ES',
  phone: '600123456',
};

export async function setStock(
  { services: { db } }: Pick<TestServer, 'services'>,
  stock: number,
  variant = shirt,
): Promise<void> {
  await db.update(productVariants).set({ stock }).where(ofVariant(productVariants, variant));
}

export async function stockOf(
  { services: { db } }: Pick<TestServer, 'services'>,
  variant = shirt,
): Promise<number> {
  const [row] = await db
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(ofVariant(productVariants, variant));
  return row?.stock ?? 0;
}

export function granted({ status, body }: Reply): Reply['body'] {
  if (status !== 200) throw new Error(`it failed: ${status} ${JSON.stringify(body)}`);
  return body;
}

export async function fillCart(client: Client, pieces = 1, variant = shirt): Promise<void> {
  for (let piece = 0; piece < pieces; piece++)
    granted(await client.send('POST /api/store/cart/add', { ...variant, quantity: 1 }));
}

/** For the current cart. */
export async function wishFor(client: Client, method: OrderMethodId, change: object = {}) {
  const cart = granted(await client.send('GET /api/store/cart'));
  return {
    checkoutKey: randomUUID(),
    method,
    address,
    items: cart.items.map(({ productId, color, size, quantity, price }: Record<string, string | number>) => ({
      productId,
      color,
      size,
      quantity,
      price,
    })),
    total: cart.total,
    ...change,
  };
}

/** Shirts. */
export async function order(client: Client, method: OrderMethodId, pieces = 1) {
  await fillCart(client, pieces);
  return granted(await client.send('POST /api/store/orders', await wishFor(client, method)));
}

/** Books and notifies. */
export async function transfer(
  { services }: Pick<TestServer, 'services'>,
  { reference, amount }: { reference: string; amount: number },
): Promise<void> {
  const amountCents = Math.round(amount * 100);
  await actOutTransfer(sandboxProduct(services), { reference, amountCents, currency: 'EUR' }, 'none');
}

/** Returns Stripe's response. */
export async function giveCard(
  { sandbox }: PaidTestServer,
  client: Client,
  orderId: string,
  number = '4242424242424242',
) {
  const { card } = granted(
    await client.send(`POST /api/store/orders/${orderId}/pay`, { method: 'stripe_card' }),
  );
  const [intent = ''] = card.clientSecret.split('_secret_');
  const answer = await fetch(`${sandbox.origins.stripe}/sandbox/stripe/intents/${intent}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: card.publishableKey,
      client_secret: card.clientSecret,
      card: { number, expMonth: 12, expYear: 2034, cvc: '123' },
    }),
  });
  return { status: answer.status, intent, body: await answer.json() };
}

/** Checks the payment at the provider. */
export async function settled(client: Client, orderId: string) {
  const { payment } = granted(await client.send(`GET /api/store/orders/${orderId}`));
  if (payment !== null) await client.send('POST /api/payment/verify', { paymentId: payment.id });
  return granted(await client.send(`GET /api/store/orders/${orderId}`));
}

export async function paidOrder(server: PaidTestServer, client: Client, pieces = 1) {
  const placed = await order(client, 'stripe_card', pieces);
  await giveCard(server, client, placed.order.id);
  return settled(client, placed.order.id);
}
