import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { paidPeriods, webhookEvents } from '#server/platform/db/schema/index.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import {
  capturePaypal,
  paypalBuyer,
  type RecordedWebhook,
  recordWebhooks,
  startPaypal,
} from '#tests/factories/paypal-buyer.ts';
import { refusal, startPaidTestServer } from '#tests/factories/server.ts';
import { paymentByProviderId, updatePayment } from '../../ledger/queries.ts';

const server = await startPaidTestServer();
const buyer = paypalBuyer(server);
const paypal = closedAfter(await recordWebhooks());
server.sandbox.sendWebhooksTo(paypal.origin);
afterEach(() => {
  server.sandbox.switches.paypal = 'none';
});

const deliver = ({ body, headers }: RecordedWebhook) =>
  server.visitor().send('POST /api/webhooks/paypal', body, { headers });

const rowOf = async (token: string) => {
  const row = await paymentByProviderId(server.services.db, 'paypal_redirect', token);
  if (row === undefined) throw new Error('no such payment');
  return row;
};

async function approved() {
  const person = await server.person();
  const token = await startPaypal(person);
  await buyer.answer(token, 'pay');
  return { person, token, webhook: await paypal.next('CHECKOUT.ORDER.APPROVED', token) };
}

const rejected = refusal(400, 'webhook_rejected');

describe('a webhook of PayPal', () => {
  it('opens Premium by itself when the browser never comes back', async () => {
    const { token, webhook, person } = await approved();
    expect(await deliver(webhook)).toMatchObject({ status: 200, body: { received: true } });
    expect((await rowOf(token)).status).toBe('paid');
    expect((await person.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(true);
  });

  it('goes through the listening server by itself', async () => {
    const person = await server.person();
    const token = await startPaypal(person);
    server.sandbox.sendWebhooksTo(server.origin);
    await buyer.answer(token, 'pay');
    await expect.poll(async () => (await rowOf(token)).status, { timeout: 5000 }).toBe('paid');
    server.sandbox.sendWebhooksTo(paypal.origin);
  });

  it.each([
    ['unsigned', ({ body }: RecordedWebhook) => ({ body, headers: { 'content-type': 'application/json' } })],
    ['of another body', (one: RecordedWebhook) => ({ ...one, body: one.body.replace('"1.0"', '"1.1"') })],
    [
      'written anew, though it says the same',
      (one: RecordedWebhook) => ({ ...one, body: JSON.stringify(JSON.parse(one.body)) }),
    ],
    [
      'with a forged signature',
      (one: RecordedWebhook) => ({
        ...one,
        headers: { ...one.headers, 'paypal-transmission-sig': `s${'0'.repeat(64)}` },
      }),
    ],
    [
      'with a foreign certificate',
      (one: RecordedWebhook) => ({
        ...one,
        headers: { ...one.headers, 'paypal-cert-url': 'https://api.paypal.com.evil.example/cert' },
      }),
    ],
    [
      'that was signed for another moment',
      (one: RecordedWebhook) => ({
        ...one,
        headers: { ...one.headers, 'paypal-transmission-time': new Date().toISOString() },
      }),
    ],
    ['that is no JSON', (one: RecordedWebhook) => ({ ...one, body: `${one.body}}` })],
    [
      'that puts words into the question of whether it is genuine',
      (one: RecordedWebhook) => ({ ...one, body: `${one.body},"webhook_id":"OTHER"` }),
    ],
    ['with no body', (one: RecordedWebhook) => ({ ...one, body: '' })],
  ])('is refused when it is one %s', async (_what, change) => {
    const { token, webhook } = await approved();
    expect(await deliver(change(webhook))).toMatchObject(rejected);
    expect((await rowOf(token)).status).toBe('pending');
  });

  it('is taken days later as well, because PayPal repeats it with the time of the first try, and counts once', async () => {
    const { token, webhook } = await approved();
    server.travel(3 * 24 * 60 * 60_000);
    // Not used up while PayPal is unreachable.
    server.sandbox.switches.paypal = 'error';
    expect((await deliver(webhook)).status).toBe(503);
    server.sandbox.switches.paypal = 'none';
    expect((await deliver(webhook)).status).toBe(200);
    const { status, updatedAt } = await rowOf(token);
    expect(status).toBe('paid');
    await buyer.turn(token, 'refund');
    // A replay is recognised by its stored row.
    expect((await deliver(webhook)).status).toBe(200);
    expect(await rowOf(token)).toMatchObject({ status: 'paid', updatedAt });
    server.travel(-3 * 24 * 60 * 60_000);
  });

  it('counts once: ten at once, and again later, open one month', async () => {
    const { token, webhook } = await approved();
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(webhook)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await deliver(webhook)).status).toBe(200);
    const { db } = server.services;
    const { id } = await rowOf(token);
    expect(await db.select().from(paidPeriods).where(eq(paidPeriods.paymentId, id))).toHaveLength(1);
    const eventId = JSON.parse(webhook.body).id;
    expect(await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId))).toHaveLength(1);
  });

  it('is only a hint: one that says paid of what is not paid changes nothing', async () => {
    const { token, webhook } = await approved();
    await deliver(webhook);
    const captured = await paypal.next('PAYMENT.CAPTURE.COMPLETED', token);
    await buyer.turn(token, 'refund');
    expect((await deliver(captured)).status).toBe(200);
    expect((await rowOf(token)).status).toBe('refunded');
  });

  it('comes again when PayPal cannot be asked, and is not used up by that', async () => {
    const { token, webhook } = await approved();
    server.sandbox.switches.paypal = 'error';
    expect((await deliver(webhook)).status).toBe(503);
    server.sandbox.switches.paypal = 'none';
    expect((await deliver(webhook)).status).toBe(200);
    expect((await rowOf(token)).status).toBe('paid');
  });

  it('that is faster than our own row comes again', async () => {
    const { token, webhook } = await approved();
    const { db, now } = server.services;
    const { id } = await rowOf(token);
    await updatePayment(db, id, { status: 'created', providerId: null }, now());
    expect((await deliver(webhook)).status).toBe(503);
    await updatePayment(db, id, { status: 'pending', providerId: token }, now());
    expect((await deliver(webhook)).status).toBe(200);
    expect((await rowOf(token)).status).toBe('paid');
  });

  it.each([
    ['refund', 'PAYMENT.CAPTURE.REFUNDED', 'refunded'],
    ['dispute', 'CUSTOMER.DISPUTE.CREATED', 'disputed'],
  ] as const)('tells of a %s, which closes what was opened', async (turn, type, status) => {
    const { person, token } = await approved();
    expect((await capturePaypal(person, token)).body.status).toBe('COMPLETED');
    const { captureId, id } = await rowOf(token);
    await buyer.turn(token, turn);
    expect((await deliver(await paypal.next(type, turn === 'refund' ? id : String(captureId)))).status).toBe(
      200,
    );
    expect((await rowOf(token)).status).toBe(status);
    expect((await person.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(false);
  });

  it('tells of a dispute that is won, which opens again what was closed', async () => {
    const { person, token } = await approved();
    await capturePaypal(person, token);
    const captureId = String((await rowOf(token)).captureId);
    for (const [turn, type, status] of [
      ['inquiry', 'CUSTOMER.DISPUTE.CREATED', 'paid'],
      ['escalate', 'CUSTOMER.DISPUTE.UPDATED', 'disputed'],
      ['win', 'CUSTOMER.DISPUTE.RESOLVED', 'paid'],
    ] as const) {
      await buyer.turn(token, turn);
      expect((await deliver(await paypal.next(type, captureId))).status).toBe(200);
      expect((await rowOf(token)).status).toBe(status);
    }
    expect((await person.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(true);
  });

  it.each([
    ['complete', 'PAYMENT.CAPTURE.COMPLETED', 'paid'],
    ['deny', 'PAYMENT.CAPTURE.DENIED', 'failed'],
  ] as const)('tells how a review ended (%s)', async (turn, type, status) => {
    const { token, webhook } = await approved();
    server.sandbox.switches.paypal = 'pending';
    await deliver(webhook);
    await deliver(await paypal.next('PAYMENT.CAPTURE.PENDING', token));
    expect((await rowOf(token)).status).toBe('pending');
    await buyer.turn(token, turn);
    await deliver(await paypal.next(type, token));
    expect((await rowOf(token)).status).toBe(status);
  });
});
