import type { atOnce } from '#contract/begin-now.ts';
import { premiumPrice } from '#contract/price.ts';
import { actOutTransfer } from '#sandbox/bank/transfer.ts';
import { makeCodes } from '#server/payments/methods/manual/make-codes.ts';
import { sandboxProduct } from '#server/payments/sandbox-product.ts';
import { granted } from './orderer.ts';
import type { Client, PaidTestServer } from './server.ts';

const price = { amount: 19.95, currency: 'EUR' };
type Asked = Partial<typeof atOnce>;

export const isPremium = async (client: Client): Promise<boolean> =>
  granted(await client.send('GET /api/subscription/status')).hasActiveSubscription;

export async function payByCode({ services }: PaidTestServer, client: Client, asked: Asked = {}) {
  const [made] = await makeCodes(services, { count: 1, days: 30 });
  const body = { verificationCode: made?.code ?? '', ...asked };
  return granted(await client.send('POST /api/payment/manual', body)).payment;
}

/** Booked by the bank. */
export async function payByTransfer({ services }: PaidTestServer, client: Client, asked: Asked = {}) {
  const { payment } = granted(await client.send('POST /api/payment/bank-transfer', { ...price, ...asked }));
  const { cents: amountCents, currency } = premiumPrice;
  await actOutTransfer(
    sandboxProduct(services),
    { reference: payment.reference, amountCents, currency },
    'none',
  );
  return granted(await client.send('POST /api/payment/verify', { paymentId: payment.id })).payment;
}

/** Through the stand-in's form. */
export async function payByCard(
  { sandbox }: PaidTestServer,
  client: Client,
  number = '4242424242424242',
  asked: Asked = {},
) {
  const { clientSecret, publishableKey } = granted(await client.send('POST /api/stripe/create-subscription'));
  if (asked.beginNow !== undefined) granted(await client.send('POST /api/stripe/begin-now', asked));
  const [intent = ''] = clientSecret.split('_secret_');
  const answer = await fetch(`${sandbox.origins.stripe}/sandbox/stripe/intents/${intent}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: publishableKey,
      client_secret: clientSecret,
      card: { number, expMonth: 12, expYear: 2034, cvc: '123' },
    }),
  });
  if (!answer.ok) throw new Error(`the card was not taken: ${answer.status} ${await answer.text()}`);
  const { payments } = granted(await client.send('GET /api/subscription'));
  return granted(await client.send('POST /api/payment/verify', { paymentId: payments[0].id })).payment;
}
