import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentBeginNow } from '#contract/begin-now.ts';
import { beginNowWords } from '#contract/begin-now-words.ts';
import type { Turn } from '#sandbox/paypal/turns.ts';
import { invoicesOfPayment } from '#server/payments/invoices/queries.ts';
import { disputes } from '#server/platform/db/schema/index.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { letterAbout } from '#tests/factories/letters.ts';
import { operate } from '#tests/factories/operate.ts';
import { granted, paidOrder, setStock, settled, stockOf } from '#tests/factories/orderer.ts';
import { isPremium, payByCard } from '#tests/factories/payer.ts';
import { capturePaypal, paypalBuyer, startPaypal } from '#tests/factories/paypal-buyer.ts';
import { type Client, startPaidTestServer } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { followUp } from './follow-up.ts';
import { paymentById, updatePayment } from './queries.ts';
import { reconcile } from './reconcile.ts';
import { settle } from './settle.ts';

const server = await startPaidTestServer();
const it = test.extend('client', () => server.person());
await seedStore(server.services, catalogue.slice(0, 12));
beforeEach(async () => {
  server.sandbox.switches.stripe = 'none';
  server.sandbox.switches.paypal = 'none';
  await setStock(server, 20);
});

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const db = () => server.services.db;

async function rowOf(id: string) {
  const row = await paymentById(db(), id);
  if (row === undefined) throw new Error('no such payment');
  return row;
}
const statusOf = async (id: string) => (await rowOf(id)).status;
const standing = async (id: string, client: Client) => ({
  status: await statusOf(id),
  premium: await isPremium(client),
});
const untilOf = async (client: Client) =>
  Date.parse((await client.send('GET /api/subscription')).body.currentPeriodEnd);
const notesOf = async (id: string) =>
  (await invoicesOfPayment(db(), id)).filter(({ rectifies }) => rectifies !== null);
const disputesAbout = (id: string) => db().select().from(disputes).where(eq(disputes.paymentId, id));
async function differencesOf(reference: string): Promise<string[]> {
  const { differences } = await reconcile(server.services, { days: 400 });
  return differences.filter(({ payment }) => payment.reference === reference).map(({ what }) => what);
}

/** Webhooks may hold the payment's row. */
const comesTo = (id: string, status: string) =>
  expect
    .poll(async () => {
      server.travel(10 * 60_000);
      await followUp(server.services, () => {});
      return statusOf(id);
    })
    .toBe(status);

const ways = {
  Stripe: async (client: Client) => {
    const { id } = await payByCard(server, client);
    return { id, turn: (turn: Turn) => atStripe(id, turn) };
  },
  PayPal: async (client: Client) => {
    const token = await startPaypal(client);
    const buyer = paypalBuyer(server);
    await buyer.answer(token, 'pay');
    await capturePaypal(client, token);
    const { payments } = (await client.send('GET /api/subscription')).body;
    const { id } = payments[0];
    const turn = async (turn: Turn) => {
      expect(await buyer.turn(token, turn)).toBe(303);
      return settle(server.services, id);
    };
    return { id, turn };
  },
};

async function atStripe(id: string, action: Turn) {
  const { captureId } = await rowOf(id);
  const answer = await fetch(`${server.sandbox.origins.stripe}/sandbox/stripe/simulate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, id: captureId }),
  });
  expect(answer.status).toBe(200);
  return settle(server.services, id);
}

async function month(way: keyof typeof ways) {
  const client = await server.person();
  return { client, ...(await ways[way](client)) };
}

describe.each(['Stripe', 'PayPal'] as const)('at %s', (way) => {
  it('a dispute takes Premium away, and gives it back when the seller wins', async () => {
    const { client, id, turn } = await month(way);
    const before = await untilOf(client);
    await turn('dispute');
    expect(await standing(id, client)).toEqual({ status: 'disputed', premium: false });
    expect(await notesOf(id)).toEqual([]);
    expect(await disputesAbout(id)).toMatchObject([
      { stage: 'dispute', status: 'needs_response', amountCents: 1995, respondBy: expect.any(Date) },
    ]);
    server.travel(10 * day);
    await turn('win');
    expect(await standing(id, client)).toEqual({ status: 'paid', premium: true });
    expect(Math.abs((await untilOf(client)) - before - 10 * day)).toBeLessThan(60_000);
    expect(await notesOf(id)).toEqual([]);
    expect(await disputesAbout(id)).toMatchObject([{ status: 'won' }]);
    expect((await letterAbout(server, `reinstated:${id}`))?.body).toContain('los días de Premium');
    expect(await differencesOf((await rowOf(id)).reference)).toEqual([]);
    server.travel(-10 * day);
  });

  it('a dispute that is lost ends in a credit note, and nothing comes back', async () => {
    const { client, id, turn } = await month(way);
    await turn('dispute');
    await turn('lose');
    expect(await standing(id, client)).toEqual({ status: 'refunded', premium: false });
    expect(await notesOf(id)).toMatchObject([{ totalCents: -1995 }]);
    await settle(server.services, id);
    expect(await notesOf(id)).toHaveLength(1);
    expect((await letterAbout(server, `refunded:${id}`))?.body).toContain('resuelto a tu favor');
    expect(await differencesOf((await rowOf(id)).reference)).toEqual([]);
  });

  it('an inquiry leaves Premium alone until it becomes a dispute', async () => {
    const { client, id, turn } = await month(way);
    await turn('inquiry');
    expect(await standing(id, client)).toEqual({ status: 'paid', premium: true });
    expect(await disputesAbout(id)).toMatchObject([{ stage: 'inquiry', status: 'needs_response' }]);
    await turn('escalate');
    expect(await standing(id, client)).toEqual({ status: 'disputed', premium: false });
  });

  it('an inquiry that comes to nothing is closed', async () => {
    const { client, id, turn } = await month(way);
    await turn('inquiry');
    await turn('close_inquiry');
    expect(await standing(id, client)).toEqual({ status: 'paid', premium: true });
    expect(await disputesAbout(id)).toMatchObject([{ status: 'closed' }]);
    expect(await letterAbout(server, `disputed:${id}`)).toBeUndefined();
  });

  it('parts go back with a credit note each, and add up to all of it', async () => {
    const { client, id, turn } = await month(way);
    for (let part = 1; part <= 3; part++) {
      await turn('partial_refund');
      await settle(server.services, id);
      expect(await standing(id, client)).toEqual({ status: 'paid', premium: true });
      expect(await notesOf(id)).toHaveLength(part);
    }
    const parts = await notesOf(id);
    expect(parts[0]).toMatchObject({ totalCents: -499, concept: expect.stringContaining('parcial') });
    expect(await differencesOf((await rowOf(id)).reference)).toEqual([]);
    expect((await letterAbout(server, `refunded:499:${id}`))?.subject).toMatch(/4,99/);
    await turn('refund');
    expect(await standing(id, client)).toEqual({ status: 'refunded', premium: false });
    const notes = await notesOf(id);
    const sum = (field: 'totalCents' | 'netCents' | 'vatCents') =>
      notes.reduce((total, note) => total + note[field], 0);
    expect([notes.length, sum('totalCents'), sum('netCents'), sum('vatCents')]).toEqual([
      4, -1995, -1649, -346,
    ]);
  });

  it('a part that the operator sends back goes once, also when the provider did not answer', async () => {
    const { client, id } = await month(way);
    const { reference } = await rowOf(id);
    const standIn = way === 'Stripe' ? 'stripe' : 'paypal';
    server.sandbox.switches[standIn] = 'error';
    await expect(operate(server, `payments refund ${reference} --amount 5,00`)).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ status: 'paid', refundedCents: 500 });
    server.sandbox.switches[standIn] = 'none';
    for (let time = 0; time < 3; time++) await comesTo(id, 'paid');
    await expect.poll(async () => (await rowOf(id)).checkAt).toBeNull();
    expect(await rowOf(id)).toMatchObject({
      status: 'paid',
      refundedCents: 500,
      details: { partRefunds: [{ cents: 500, sent: 'sent' }] },
    });
    const reading = await server.services.providers.get((await rowOf(id)).method)?.check(await rowOf(id));
    expect(reading).toMatchObject({ state: 'paid', refundedCents: 500 });
    expect(await notesOf(id)).toHaveLength(1);
    expect(await isPremium(client)).toBe(true);
    expect(await operate(server, `payments refund ${reference} --amount 14,95`)).toMatchObject({ ok: false });
  });

  it('money that was promised back before a dispute was won is still sent', async () => {
    const { client, id, turn } = await month(way);
    server.sandbox.switches[way === 'Stripe' ? 'stripe' : 'paypal'] = 'error';
    const asked = { paymentId: id, confirm: true, refund: 19.95 };
    expect((await client.send('POST /api/withdrawal', asked)).status).toBe(200);
    server.sandbox.switches[way === 'Stripe' ? 'stripe' : 'paypal'] = 'none';
    await updatePayment(db(), id, { status: 'disputed' }, server.services.now());
    await turn('dispute');
    await turn('win');
    expect(await standing(id, client)).toEqual({ status: 'refunding', premium: false });
    await comesTo(id, 'refunded');
    expect(await notesOf(id)).toHaveLength(1);
  });

  it('a withdrawal after a partial refund charges its days of what is left, also over a dispute', async () => {
    const { client, id, turn } = await month(way);
    const row = await rowOf(id);
    const beginNow = { words: beginNowWords[currentBeginNow], agreedAt: server.services.now().toISOString() };
    await updatePayment(db(), id, { details: { ...row.details, beginNow } }, server.services.now());
    expect(await operate(server, `payments refund ${row.reference} --amount 5,00`)).toMatchObject({
      ok: true,
    });
    server.travel(6 * day + hour);
    const { withdrawal } = (await client.send('GET /api/subscription')).body;
    const chargedCents = Math.floor((1495 * 6) / withdrawal.periodDays);
    const cents = 1495 - chargedCents;
    expect(withdrawal).toMatchObject({ amount: 14.95, charge: chargedCents / 100, refund: cents / 100 });
    const standIn = way === 'Stripe' ? 'stripe' : 'paypal';
    server.sandbox.switches[standIn] = 'error';
    const asked = { paymentId: id, confirm: true, refund: withdrawal.refund };
    expect((await client.send('POST /api/withdrawal', asked)).status).toBe(200);
    server.sandbox.switches[standIn] = 'none';
    expect(await rowOf(id)).toMatchObject({ status: 'refunding', refundedCents: 500 + cents });
    await updatePayment(db(), id, { status: 'disputed' }, server.services.now());
    await turn('dispute');
    await turn('win');
    expect(await standing(id, client)).toEqual({ status: 'refunding', premium: false });
    await comesTo(id, 'refunded');
    const after = await rowOf(id);
    expect(after).toMatchObject({
      refundedCents: 500 + cents,
      details: {
        partRefunds: [
          { cents: 500, sent: 'sent' },
          { id, cents, sent: 'sent' },
        ],
      },
    });
    const provider = server.services.providers.get(after.method);
    expect(await provider?.check({ ...after, status: 'paid' })).toMatchObject({ refundedCents: 500 + cents });
    expect((await notesOf(id)).map(({ totalCents }) => totalCents)).toEqual([-500, -cents]);
    expect(await differencesOf(after.reference)).toEqual([]);
    expect((await client.send('GET /api/subscription')).body.withdrawals).toMatchObject([
      { amount: cents / 100 },
    ]);
    await turn('refund');
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', refundedCents: 1995 });
    expect((await notesOf(id)).reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(-1995);
  });

  it('an answer that is older than the row does not overrule it', async () => {
    const { id, turn } = await month(way);
    await turn('dispute');
    const { providers } = server.services;
    const { method } = await rowOf(id);
    const provider = providers.get(method);
    if (provider === undefined) throw new Error('no provider');
    let isHeld = false;
    const slow = {
      ...provider,
      // The dispute is settled before this reading is applied.
      check: async (row: Parameters<typeof provider.check>[0]) => {
        const reading = await provider.check(row);
        if (isHeld) return reading;
        isHeld = true;
        await turn('win');
        await turn('dispute');
        return { ...reading, state: 'paid' as const, standsAgain: true, captureId: row.captureId ?? '' };
      },
    } as typeof provider;
    const services = { ...server.services, providers: new Map(providers).set(method, slow) };
    await settle(services, id);
    expect(await statusOf(id)).toBe('disputed');
  });
});

describe('a dispute over an order', () => {
  it('that is won brings the order back, as it was', async ({ client }) => {
    const { order, payment } = await paidOrder(server, client, 2);
    await atStripe(payment.id, 'dispute');
    expect((await settled(client, order.id)).order).toMatchObject({ status: 'cancelled', garmentIds: [] });
    expect(await stockOf(server)).toBe(20);
    await atStripe(payment.id, 'win');
    const { order: after } = await settled(client, order.id);
    expect(after.status).toBe('paid');
    expect(after.garmentIds).toHaveLength(2);
    expect(await stockOf(server)).toBe(18);
    expect(await notesOf(payment.id)).toEqual([]);
    expect(await differencesOf(payment.reference)).toEqual([]);
  });

  it('that is won when its pieces are gone sends the money back', async ({ client }) => {
    const { order, payment } = await paidOrder(server, client, 2);
    await atStripe(payment.id, 'dispute');
    await setStock(server, 1);
    await atStripe(payment.id, 'win');
    expect(await statusOf(payment.id)).toBe('refunding');
    await comesTo(payment.id, 'refunded');
    expect(await stockOf(server)).toBe(1);
    expect((await settled(client, order.id)).order).toMatchObject({ status: 'cancelled', refund: 'done' });
  });

  it('that was sent and is lost leaves the pieces where they are', async ({ client }) => {
    const { order, payment } = await paidOrder(server, client, 2);
    await operate(server, `orders ship ${order.number}`);
    await atStripe(payment.id, 'dispute');
    await atStripe(payment.id, 'lose');
    expect((await settled(client, order.id)).order.status).toBe('shipped');
    expect(await stockOf(server)).toBe(18);
    expect(await notesOf(payment.id)).toMatchObject([{ totalCents: -Math.round(payment.amount * 100) }]);
    expect(await differencesOf(payment.reference)).toEqual([]);
  });
});

it('some pieces of an order that come back have a credit note of their own, are for sale again, and the rest stays', async ({
  client,
}) => {
  const { order, payment } = await paidOrder(server, client, 3);
  expect(await operate(server, `orders refund ${order.number} --pieces 1:1`)).toMatchObject({ ok: false });
  await operate(server, `orders ship ${order.number}`);
  const [line] = order.lines;
  expect(await operate(server, `orders refund ${order.number} --pieces 1:4`)).toMatchObject({ ok: false });
  expect(await operate(server, `orders refund ${order.number} --pieces 1:1`)).toMatchObject({ ok: true });
  const cents = Math.round(line.price * 100);
  expect(await rowOf(payment.id)).toMatchObject({ status: 'paid', refundedCents: cents });
  expect(await stockOf(server)).toBe(18);
  const after = granted(await client.send(`GET /api/store/orders/${order.id}`)).order;
  expect(after).toMatchObject({ status: 'shipped' });
  expect(after.garmentIds).toHaveLength(2);
  expect(await notesOf(payment.id)).toMatchObject([
    { totalCents: -cents, lines: [{ cents: -cents, text: expect.stringContaining('1 × ') }] },
  ]);
  expect(await operate(server, `orders refund ${order.number}`)).toMatchObject({ ok: true });
  expect(await statusOf(payment.id)).toBe('refunded');
  expect(await stockOf(server)).toBe(20);
  const notes = await notesOf(payment.id);
  expect(notes.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(-Math.round(order.total * 100));
  expect(await differencesOf(payment.reference)).toEqual([]);
});

describe('the operator', () => {
  it('sees open disputes by their deadline', async () => {
    const { id, turn } = await month('PayPal');
    await turn('inquiry');
    const [dispute] = await disputesAbout(id);
    const { text } = await operate(server, 'disputes list');
    const { reference } = await rowOf(id);
    expect(text).toContain('RESPONDER ANTES DE');
    expect(text).toMatch(
      new RegExp(`${dispute?.id} +consulta +espera respuesta +\\d\\d/\\d\\d/\\d{4}.*${reference}`),
    );
    await turn('close_inquiry');
    expect((await operate(server, 'disputes list')).text).not.toContain(String(dispute?.id));
    expect((await operate(server, 'disputes list --all')).text).toContain(String(dispute?.id));
  });

  it('exports the evidence for a dispute, in one file', async ({ client }) => {
    const { order, payment } = await paidOrder(server, client, 2);
    await operate(server, `orders ship ${order.number} --tracking ES123`);
    await atStripe(payment.id, 'dispute');
    const [dispute] = await disputesAbout(payment.id);
    const file = path.join(makeTemporaryFolder(), 'pruebas.zip');
    expect(await operate(server, `disputes evidence ${dispute?.id} ${file}`)).toMatchObject({ ok: true });
    const files = unzipSync(await readFile(file));
    const facts = JSON.parse(strFromU8(files['evidencia.json'] ?? new Uint8Array()));
    expect(facts).toMatchObject({
      dispute: { id: dispute?.id, reason: 'fraudulent' },
      payment: { reference: payment.reference },
      account: { email: client.user.email },
      order: { number: order.number, address: { city: 'Madrid' } },
      delivery: { tracking: 'ES123', shippedAt: expect.any(String) },
      use: expect.arrayContaining([expect.objectContaining({ what: 'garment', count: 2 })]),
    });
    const terms = strFromU8(files['condiciones-aceptadas.txt'] ?? new Uint8Array());
    expect(terms).toContain(order.number);
    expect(
      Object.keys(files).filter((name) => /^facturas\/factura-PV\d{4}-\d{6}\.pdf$/.test(name)),
    ).toHaveLength(1);
    expect(await operate(server, 'disputes evidence du_nothing x.zip')).toMatchObject({ ok: false });
  });
});

it('the sandbox shows the charges of Stripe with what a bank could do to them', async () => {
  const { id } = await month('Stripe');
  const { captureId } = await rowOf(id);
  const shown = async () => (await server.app.inject({ url: '/sandbox/stripe' })).body;
  expect(await shown()).toContain(`name="id" value="${captureId}"`);
  const turn = (action: string) =>
    server.app.inject({
      method: 'POST',
      url: '/sandbox/stripe/turn',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action, id: String(captureId) }).toString(),
    });
  expect((await turn('dispute')).statusCode).toBe(303);
  expect(await shown()).toContain('Resolver a favor del vendedor');
  expect((await turn('close_inquiry')).statusCode).toBe(422);
  expect((await server.app.inject({ url: '/sandbox' })).body).toContain('href="/sandbox/stripe"');
});

it('a disputed payment is looked at again by itself, so that a lost webhook costs hours and no money', async () => {
  const { client, id, turn } = await month('PayPal');
  await turn('dispute');
  expect((await rowOf(id)).checkAt).toBeInstanceOf(Date);
  // The webhook of the won dispute is lost.
  await paypalBuyer(server).turn(String((await rowOf(id)).providerId), 'win');
  server.travel(7 * hour);
  await comesTo(id, 'paid');
  expect(await isPremium(client)).toBe(true);
});
