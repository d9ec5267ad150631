import { describe, expect, it } from 'vitest';
import { openBooks } from '#sandbox/books.ts';
import { orderRequestOf } from '#server/payments/methods/paypal/transform.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { makePaypal } from './stand-in.ts';
import { newId, newPayerId } from './state.ts';

const books = openBooks();
const app = closedAfter(await makePaypal({ books, hangMs: 100, productOrigin: () => null }));
await app.listen({ host: '127.0.0.1', port: 0 });
const token = await app.inject({
  method: 'POST',
  url: '/v1/oauth2/token',
  headers: {
    authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  },
  payload: 'grant_type=client_credentials',
});
const authorization = `Bearer ${token.json().access_token}`;

const request = orderRequestOf(
  {
    id: '6a0f2d0e-3c1f-4b7e-9c59-6a7a2f1d0b11',
    ownerId: '0d2e3f40-5a6b-4c7d-8e9f-a0b1c2d3e4f5',
    reference: 'VS-2345-6789-A',
    amountCents: 1995,
    currency: 'EUR',
    purpose: 'premium',
    orderId: null,
  } as PaymentRow,
  'http://localhost:3000',
  'es',
);

it('makes ids as PayPal’s descriptions say that they are', async () => {
  for (let time = 0; time < 200; time++) {
    expect(newPayerId()).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
    expect(newId()).toMatch(/^[A-Z0-9]{1,36}$/);
  }
  const order = (await post('/v2/checkout/orders', request)).json();
  await app.inject({
    method: 'POST',
    url: '/sandbox/paypal/approve',
    payload: new URLSearchParams({ token: order.id, answer: 'pay' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const approved = (
    await app.inject({ method: 'GET', url: `/v2/checkout/orders/${order.id}`, headers: { authorization } })
  ).json();
  expect(approved.payer.payer_id).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
  expect(approved.purchase_units[0].payee.merchant_id).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
});

let calls = 0;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization,
      'paypal-request-id': `request-${calls++}`,
      prefer: 'return=representation',
      ...headers,
    },
  });

function changed(path: string, value: unknown): object {
  const copy = structuredClone(request) as object;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((at, name) => (at as Record<string, object>)[name] ?? {}, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}

describe('the stand-in of PayPal', () => {
  it('accepts the product’s order and responds as PayPal does', async () => {
    const answer = await post('/v2/checkout/orders', request);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', intent: 'CAPTURE' });
    expect(answer.json().links).toContainEqual({
      rel: 'payer-action',
      href: `http://localhost:3000/sandbox/paypal/approve?token=${answer.json().id}`,
      method: 'GET',
    });
  });

  it.each([
    ['an unknown field', 'note', 'hola', 'NOT_SUPPORTED'],
    ['an unknown field of the unit', 'purchase_units.0.amount.tax', '1', 'NOT_SUPPORTED'],
    ['an outdated context', 'application_context', { locale: 'es-ES' }, 'NOT_SUPPORTED'],
    ['no intent', 'intent', undefined, 'INVALID_PARAMETER_SYNTAX'],
    ['no amount', 'purchase_units.0.amount', undefined, 'MISSING_REQUIRED_PARAMETER'],
    ['a number for an amount', 'purchase_units.0.amount.value', 19.95, 'INVALID_PARAMETER_SYNTAX'],
    ['a comma in the amount', 'purchase_units.0.amount.value', '19,95', 'INVALID_PARAMETER_SYNTAX'],
    ['a colon in the custom id', 'purchase_units.0.custom_id', 'a:b', 'INVALID_PARAMETER_SYNTAX'],
    [
      'no way back',
      'payment_source.paypal.experience_context.return_url',
      undefined,
      'MISSING_REQUIRED_PARAMETER',
    ],
    ['too long a description', 'purchase_units.0.description', 'x'.repeat(128), 'INVALID_STRING_LENGTH'],
  ])('refuses an order with %s', async (_what, path, value, issue) => {
    const answer = await post('/v2/checkout/orders', changed(path, value));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ name: 'INVALID_REQUEST', details: [{ issue }] });
    expect(answer.json()).toEqual({
      name: expect.any(String),
      message: expect.any(String),
      debug_id: expect.any(String),
      details: expect.any(Array),
      links: expect.any(Array),
    });
  });

  it('refuses who has no token, a wrong one, or no idempotency key', async () => {
    expect((await post('/v2/checkout/orders', request, { authorization: 'Bearer x' })).statusCode).toBe(401);
    expect((await post('/v2/checkout/orders', request, { 'paypal-request-id': '' })).statusCode).toBe(400);
  });

  it('makes one order of two requests with one key, and none of two orders with one key', async () => {
    const headers = { 'paypal-request-id': 'twice' };
    const [first, second] = [
      await post('/v2/checkout/orders', request, headers),
      await post('/v2/checkout/orders', request, headers),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json().id).toBe(first.json().id);
    const other = await post(
      '/v2/checkout/orders',
      changed('purchase_units.0.description', 'Otra cosa'),
      headers,
    );
    expect(other.json().details[0].issue).toBe('DUPLICATE_REQUEST_ID');
  });

  it('captures an approved order once, and repeats the response under the same key', async () => {
    const { id } = (await post('/v2/checkout/orders', request)).json();
    const capture = (key: string) =>
      post(`/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': key });
    expect((await capture('a')).json().details[0].issue).toBe('ORDER_NOT_APPROVED');
    await app.inject({
      method: 'POST',
      url: '/sandbox/paypal/approve',
      payload: `token=${id}&answer=pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const answers = [await capture('a'), await capture('a'), await capture('b')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 422]);
    expect(answers[2]?.json().details[0].issue).toBe('ORDER_ALREADY_CAPTURED');
  });

  it('does not know what it has not made', async () => {
    const answer = await app.inject({
      url: '/v2/checkout/orders/0AB12345CD678901E',
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      name: 'RESOURCE_NOT_FOUND',
      details: [{ issue: 'INVALID_RESOURCE_ID' }],
    });
  });
});

describe('the page where PayPal would be', () => {
  it('says what is paid, to whom, and offers to pay or to go back; without a script', async () => {
    const { id } = (await post('/v2/checkout/orders', request)).json();
    const page = await app.inject({ url: `/sandbox/paypal/approve?token=${id}` });
    for (const text of [
      'Modo de pruebas: aquí estaría PayPal',
      'Vestidor Premium, un mes',
      'VS-2345-6789-A',
    ]) {
      expect(page.body).toContain(text);
    }
    expect(page.body).toMatch(/<button[^>]*>Pagar 19,95\s€<\/button>/);
    expect(page.body).toContain('Cancelar y volver');
    expect(page.body).not.toMatch(/<script|\sstyle=|\son[a-z]+=/i);
    expect((await app.inject('/sandbox/paypal/style.css')).headers['content-type']).toContain('text/css');
  });

  it('does not render text from its address', async () => {
    const page = await app.inject({ url: '/sandbox/paypal/approve?token=%3Cscript%3Ealert(1)%3C/script%3E' });
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('<script');
  });

  it('lists what became of orders', async () => {
    const { id } = (await post('/v2/checkout/orders', request)).json();
    const { body } = await app.inject('/sandbox/paypal');
    expect(body).toContain(id);
    expect(body).toContain('Anular la orden');
  });
});
