import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paidPeriods, payments } from '#server/platform/db/schema/index.ts';
import { isPremium } from '#tests/factories/payer.ts';
import { activate, capturePaypal, paypalBuyer, startPaypal } from '#tests/factories/paypal-buyer.ts';
import { refusal, startPaidTestServer } from '#tests/factories/server.ts';
import { paypalProvider } from '../methods/paypal/provider.ts';
import { paymentByProviderId, paymentsOf } from './queries.ts';

const server = await startPaidTestServer();
server.sandbox.sendWebhooksTo('http://127.0.0.1:9');
const buyer = paypalBuyer(server);

const db = () => server.services.db;
const notFound = refusal(404, 'payment_not_found');

async function approved() {
  const person = await server.person();
  const token = await startPaypal(person);
  await buyer.answer(token, 'pay');
  return { person, token };
}

const rewrite = (token: string, change: Partial<typeof payments.$inferInsert>) =>
  db().update(payments).set(change).where(eq(payments.providerId, token));

describe('activating Premium', () => {
  it.each(['', 'x'.repeat(65)])('with %j for an id is no request', async (id) => {
    expect((await activate(await server.person(), id)).status).toBe(400);
  });

  it.each(['0AB12345CD678901E', randomUUID(), '../../v1/oauth2/token', "' or 1=1 --", 'null'])(
    'with the forged id %j finds nothing',
    async (id) => {
      const person = await server.person();
      expect(await activate(person, id)).toMatchObject(notFound);
      const outcome = await capturePaypal(person, encodeURIComponent(id));
      // A path that leaves its folder is refused before any route.
      expect(outcome.status).toBe(id.includes('..') ? 400 : 404);
      expect(await isPremium(person)).toBe(false);
    },
  );

  it('with another person’s order finds nothing, by any of its ids', async () => {
    const { person: payer, token } = await approved();
    const thief = await server.person();
    const payment = await paymentByProviderId(db(), 'paypal_redirect', token);
    for (const id of [token, payment?.id ?? '']) expect(await activate(thief, id)).toMatchObject(notFound);
    expect(await capturePaypal(thief, token)).toMatchObject(notFound);
    expect(await isPremium(thief)).toBe(false);
    expect((await activate(payer, token)).body).toEqual({ success: true });
    expect(await activate(thief, token)).toMatchObject(notFound);
  });

  it('a second time with the same order opens no second month', async () => {
    const { person, token } = await approved();
    for (let time = 1; time <= 3; time++) {
      expect((await activate(person, token)).body).toEqual({ success: true });
    }
    const [payment] = await paymentsOf(db(), person.user.id);
    const periods = await db().select().from(paidPeriods).where(eq(paidPeriods.ownerId, person.user.id));
    expect(periods.map(({ paymentId }) => paymentId)).toEqual([payment?.id]);
  });

  it.each([0, 0.01, 19.94, 19.96, -19.95, 1995])(
    'for %d € is refused, and nothing is taken',
    async (amount) => {
      const { person, token } = await approved();
      expect(await activate(person, token, amount)).toMatchObject(refusal(422, 'amount_mismatch'));
      expect((await paymentByProviderId(db(), 'paypal_redirect', token))?.status).toBe('pending');
    },
  );

  it('with an unapproved order does nothing', async () => {
    const person = await server.person();
    expect((await activate(person, await startPaypal(person))).body).toEqual({ success: false });
    expect(await isPremium(person)).toBe(false);
  });

  it('with a payment of another way is not this call’s business', async () => {
    const person = await server.person();
    const { body } = await person.send('POST /api/payment/bank-transfer', { amount: 19.95, currency: 'EUR' });
    expect(await activate(person, body.payment.id)).toMatchObject(notFound);
  });

  it('with an order that was captured for less opens nothing', async () => {
    const { person, token } = await approved();
    server.sandbox.switches.paypal = 'wrong_amount';
    expect((await activate(person, token)).body).toEqual({ success: false });
    server.sandbox.switches.paypal = 'none';
    expect((await activate(person, token)).body).toEqual({ success: false });
    expect(await isPremium(person)).toBe(false);
  });

  it('with an order in another currency opens nothing', async () => {
    const { person, token } = await approved();
    await rewrite(token, { currency: 'USD' });
    expect((await activate(person, token)).body).toEqual({ success: false });
    expect(await paymentByProviderId(db(), 'paypal_redirect', token)).toMatchObject({
      status: 'rejected',
      details: { failure: 'it was paid in EUR' },
    });
    expect(await isPremium(person)).toBe(false);
  });

  it('with an order that belongs to another person at PayPal grants nothing', async () => {
    const { token } = await approved();
    const thief = await server.person();
    await rewrite(token, { ownerId: thief.user.id });
    expect((await activate(thief, token)).body).toEqual({ success: false });
    expect(await isPremium(thief)).toBe(false);
  });

  it('with an order of the sandbox opens nothing where payments are live', async () => {
    const { person, token } = await approved();
    await rewrite(token, { mode: 'live' });
    expect((await activate(person, token)).body).toEqual({ success: false });
    expect((await paymentByProviderId(db(), 'paypal_redirect', token))?.details.failure).toBe(
      'it was made in test mode',
    );
    expect(await isPremium(person)).toBe(false);
  });

  it('reads as a test from every origin but PayPal’s own, whatever the configuration says', async () => {
    const { token } = await approved();
    const { methods, timeoutMs } = server.services.config.payments;
    const paypal = methods.paypal_redirect;
    if (paypal === undefined) throw new Error('no PayPal');
    const { now } = server.services;
    const tools = { timeoutMs, mode: 'live', publicOrigin: 'https://vestidor.example', now } as const;
    const payment = await paymentByProviderId(db(), 'paypal_redirect', token);
    if (payment === undefined) throw new Error('no payment');
    expect(await paypalProvider(paypal, tools).check(payment)).toMatchObject({ state: 'paid', mode: 'test' });
  });

  it('is not for those who are signed out', async () => {
    const { token } = await approved();
    expect((await activate(server.visitor(), token)).status).toBe(401);
    expect((await capturePaypal(server.visitor(), token)).status).toBe(401);
  });
});
