import { createServer } from 'node:http';
import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '#sandbox/books.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { listening } from '#tests/fakes/listening.ts';
import { parseForm } from './form.ts';
import { makeStripe } from './stand-in.ts';
import { stateOf } from './state.ts';

let books: Books;
let productOrigin: string | null;
let app: Awaited<ReturnType<typeof makeStripe>>;
let origin: string;

beforeEach(async () => {
  books = openBooks();
  productOrigin = null;
  app = closedAfter(await makeStripe({ books, hangMs: 50, productOrigin: () => productOrigin }));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

const call = async (path: string, form?: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}${path}`, {
    method: form === undefined ? 'GET' : 'POST',
    ...(form !== undefined && { body: form }),
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};

const newCustomer = async () => (await call('/v1/customers', 'email=ana@ejemplo.es')).body.id as string;
const subscriptionForm = (customer: string, more = '') =>
  `customer=${customer}&items[0][price]=price_sandbox&payment_behavior=default_incomplete` +
  '&payment_settings[save_default_payment_method]=on_subscription' +
  `&payment_settings[payment_method_types][0]=card&metadata[owner_id]=x${more}`;

describe('the stand-in of Stripe’s API', () => {
  it('reads forms as Stripe writes them', () => {
    expect(parseForm('items[0][price]=p&metadata[a]=1&expand[0]=x.y&expand[1]=z&flag=true')).toEqual({
      items: [{ price: 'p' }],
      metadata: { a: '1' },
      expand: ['x.y', 'z'],
      flag: 'true',
    });
    expect(parseForm('__proto__[polluted]=1')).toEqual({});
  });

  it('knows only its own key', async () => {
    expect(
      (await call('/v1/subscriptions', undefined, { authorization: 'Bearer sk_test_other' })).status,
    ).toBe(401);
  });

  it.each([
    ['one that it does not know', '&color=red', 'parameter_unknown', 'color'],
    ['one inside another', '&payment_settings[colour]=red', 'parameter_unknown', 'payment_settings[colour]'],
  ])('refuses %s among the parameters', async (_, more, code, param) => {
    const answer = await call('/v1/subscriptions', subscriptionForm(await newCustomer(), more));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code, param } },
    });
  });

  it('misses a parameter that must be there', async () => {
    expect(await call('/v1/subscriptions', 'items[0][price]=price_sandbox')).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing' } },
    });
  });

  it('returns the same response for the same key, and refuses other parameters under it', async () => {
    const customer = await newCustomer();
    const key = { 'idempotency-key': 'one' };
    const first = await call('/v1/subscriptions', subscriptionForm(customer), key);
    const again = await call('/v1/subscriptions', subscriptionForm(customer), key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await call('/v1/subscriptions', subscriptionForm(customer, '&metadata[b]=2'), key)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
    expect(Object.keys(stateOf(books).subscription)).toHaveLength(1);
  });

  it('shows what is asked for and leaves the rest as ids, four levels deep at most', async () => {
    const customer = await newCustomer();
    const { body } = await call('/v1/subscriptions', subscriptionForm(customer));
    expect(body.latest_invoice).toMatch(/^in_/);
    const whole = await call(`/v1/subscriptions/${body.id}?expand[0]=latest_invoice.confirmation_secret`);
    expect(whole.body.latest_invoice.confirmation_secret.client_secret).toMatch(/^pi_.+_secret_/);
    expect(whole.body.latest_invoice.payments).toBeUndefined();
    const tooDeep = await call(
      `/v1/invoices/${body.latest_invoice}?expand[0]=payments.data.payment.payment_intent.latest_charge`,
    );
    expect(tooDeep.status).toBe(400);
    expect((await call(`/v1/invoices/${body.latest_invoice}?expand[0]=nothing`)).status).toBe(400);
  });

  it('lists in pages, newest first', async () => {
    const customer = await newCustomer();
    for (const _ of [1, 2, 3]) await call('/v1/subscriptions', subscriptionForm(customer));
    const stripe = new Stripe('sk_test_sandbox', {
      host: '127.0.0.1',
      port: new URL(origin).port,
      protocol: 'http',
    });
    const ids: string[] = [];
    for await (const { id } of stripe.subscriptions.list({ customer, limit: 2 })) ids.push(id);
    expect(ids).toEqual(Object.keys(stateOf(books).subscription).reverse());
    expect(ids).toHaveLength(3);
  });

  it('has no other calls', async () => {
    expect(await call('/v1/coupons')).toMatchObject({
      status: 404,
      body: { error: { type: 'invalid_request_error' } },
    });
  });

  it('tells a browser nothing without the secret', async () => {
    await call('/v1/subscriptions', subscriptionForm(await newCustomer()));
    const [id] = Object.keys(stateOf(books).payment_intent);
    const open = await fetch(
      `${origin}/sandbox/stripe/intents/${id}?key=pk_test_sandbox&client_secret=guessed`,
    );
    expect(open.status).toBe(404);
  });

  it('serves its script, and nothing beside it', async () => {
    const script = await fetch(`${origin}/sandbox/stripe/stripe.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    for (const path of ['..%2fstand-in.ts', 'state.ts', 'nothing.js']) {
      expect((await fetch(`${origin}/sandbox/stripe/${path}`)).status).toBe(404);
    }
  });
});

it('its webhooks are signed, and sent again until they are taken', async () => {
  const stripe = new Stripe('sk_test_sandbox');
  const seen: string[] = [];
  const product = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const event = stripe.webhooks.constructEvent(
      body,
      String(request.headers['stripe-signature']),
      'whsec_sandbox',
    );
    seen.push(event.id);
    response.writeHead(seen.length === 1 ? 503 : 200).end();
  });
  productOrigin = closedAfter(await listening(product)).origin;
  const customer = await newCustomer();
  const { body } = await call('/v1/subscriptions', subscriptionForm(customer));
  await fetch(`${origin}/v1/subscriptions/${body.id}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  await expect.poll(() => stateOf(books).undelivered.length, { timeout: 8000 }).toBe(0);
  expect(seen).toHaveLength(2);
  expect(new Set(seen).size).toBe(1);
});
