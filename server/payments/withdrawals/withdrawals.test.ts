import { and, eq, isNotNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { atOnce, currentBeginNow } from '#contract/begin-now.ts';
import { beginNowWords } from '#contract/begin-now-words.ts';
import { refundPayment } from '#server/operator/refund-payment.ts';
import { followUp, sendRefund } from '#server/payments/ledger/follow-up.ts';
import { reconcile } from '#server/payments/ledger/reconcile.ts';
import { stripeToolsOf } from '#server/payments/methods/card/tools.ts';
import { invoices, outbox, payments, withdrawals } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { isPremium, payByCard, payByCode, payByTransfer } from '#tests/factories/payer.ts';
import { activate, capturePaypal, paypalBuyer } from '#tests/factories/paypal-buyer.ts';
import { type Client, refusal, startPaidTestServer } from '#tests/factories/server.ts';

const server = await startPaidTestServer();
const it = test.extend('client', () => server.person());

const day = 24 * 60 * 60 * 1000;
const withdraw = (client: Client, paymentId: string, refund = 19.95) =>
  client.send('POST /api/withdrawal', { paymentId, confirm: true, refund });
const rightOf = async (client: Client) => (await client.send('GET /api/subscription')).body;
const notesOf = async (paymentId: string) =>
  server.services.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), isNotNull(invoices.rectifies)));
const rowOf = async (paymentId: string) => {
  const [row] = await server.services.db.select().from(payments).where(eq(payments.id, paymentId));
  return row;
};
const letters = (paymentId: string) =>
  server.services.db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `withdrawal:${paymentId}`));

describe('withdrawing from the contract', () => {
  it('ends Premium, gives a receipt with its moment, a credit note and a letter', async ({ client }) => {
    const { id, reference } = await payByTransfer(server, client);
    expect(await isPremium(client)).toBe(true);
    const before = (await client.send('GET /api/subscription')).body;
    expect(before.withdrawal).toMatchObject({ paymentId: id, amount: 19.95 });

    const { status, body } = await withdraw(client, id);
    expect(status).toBe(200);
    expect(body.receipt).toMatchObject({
      number: expect.stringMatching(/^D-\d{4}-\d{6}$/),
      amount: 19.95,
      refund: 'by_hand',
    });
    expect(Math.abs(Date.parse(body.receipt.requestedAt) - Date.now())).toBeLessThan(10_000);
    expect(await isPremium(client)).toBe(false);

    const after = (await client.send('GET /api/subscription')).body;
    expect(after).toMatchObject({
      source: null,
      withdrawal: null,
      withdrawals: [{ number: body.receipt.number }],
    });
    expect(after.payments[0]).toMatchObject({ status: 'refunding' });
    expect(after.payments[0].invoices.map(({ number }: { number: string }) => number)).toEqual([
      expect.stringMatching(/^PV\d{4}-\d{6}$/),
      expect.stringMatching(/^PR\d{4}-\d{6}$/),
    ]);
    const [letter] = await letters(id);
    expect(letter?.recipient).toBe(client.user.email);
    expect(letter?.body).toContain(body.receipt.number);
    expect(letter?.body).toContain(reference);
    expect(letter?.body).toMatch(/Recibido: .* a las \d\d:\d\d:\d\d \(hora de Madrid\)/);
    expect(letter?.invoiceIds).toHaveLength(1);
  });

  it('twice, and from two windows at once, gives the same receipt and takes back once', async ({
    client,
  }) => {
    const { id } = await payByTransfer(server, client);
    const replies = await Promise.all([withdraw(client, id), withdraw(client, id), withdraw(client, id)]);
    replies.push(await withdraw(client, id));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.receipt.number)).size).toBe(1);
    expect(new Set(replies.map(({ body }) => body.receipt.requestedAt)).size).toBe(1);
    expect(await letters(id)).toHaveLength(1);
    const notes = await server.services.db.select().from(invoices).where(eq(invoices.paymentId, id));
    expect(notes).toHaveLength(2);
  });

  it('is refused for another person’s payment or without confirmation', async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const { id } = await payByTransfer(server, owner);
    expect(await withdraw(stranger, id)).toMatchObject(refusal(404, 'payment_not_found'));
    expect(
      (await owner.send('POST /api/withdrawal', { paymentId: id, confirm: false, refund: 19.95 })).status,
    ).toBe(400);
    expect(
      (await server.visitor().send('POST /api/withdrawal', { paymentId: id, confirm: true, refund: 19.95 }))
        .status,
    ).toBe(401);
    expect(await isPremium(owner)).toBe(true);
  });

  it('of a payment that never came, is not possible', async ({ client }) => {
    const price = { amount: 19.95, currency: 'EUR' };
    const { payment } = (await client.send('POST /api/payment/bank-transfer', price)).body;
    expect(await withdraw(client, payment.id)).toMatchObject(refusal(409, 'withdrawal_over'));
  });

  it('by card sends the money back and ends the subscription at once', async ({ client }) => {
    const { id } = await payByCard(server, client);
    expect((await client.send('GET /api/subscription')).body.card).toMatchObject({ status: 'active' });
    expect((await withdraw(client, id)).body.receipt.refund).toBe('sent');
    expect(await rowOf(id)).toMatchObject({ status: 'refunded' });
    const [receipt] = await server.services.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.paymentId, id));
    expect(receipt?.refundedAt).toBeInstanceOf(Date);
    expect((await client.send('GET /api/subscription')).body.card).toBeNull();
  });

  it('stands when the provider cannot be reached, and the money follows by itself', async ({ client }) => {
    const { id } = await payByCard(server, client);
    server.sandbox.switches.stripe = 'error';
    const { status } = await withdraw(client, id);
    expect(status).toBe(200);
    expect(await isPremium(client)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'refunding' });
    server.sandbox.switches.stripe = 'none';
    server.travel(6 * 60_000);
    await followUp(server.services, () => {});
    expect(await rowOf(id)).toMatchObject({ status: 'refunded' });
  });

  it('with a code has nothing to send back, and no letter says that it did', async ({ client }) => {
    const { id } = await payByCode(server, client);
    expect((await withdraw(client, id)).body.receipt).toMatchObject({
      refund: 'nothing_to_refund',
      amount: 0,
    });
    expect(await isPremium(client)).toBe(false);
    const told = await server.services.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `refunded:${id}`));
    expect(told).toEqual([]);
  });

  it('is over after the term, and the receipt of one in time stays', async () => {
    const [early, late] = [await server.person(), await server.person()];
    const [first, second] = [await payByTransfer(server, early), await payByTransfer(server, late)];
    const { receipt } = (await withdraw(early, first.id)).body;
    // Covers a term that ends on a weekend or a holiday.
    server.travel(19 * day);
    expect(await withdraw(late, second.id)).toMatchObject(refusal(409, 'withdrawal_over'));
    expect((await late.send('GET /api/subscription')).body.withdrawal).toBeNull();
    expect((await withdraw(early, first.id)).body.receipt).toEqual(receipt);
  });
});

describe('the days used, after asking for Premium to begin at once', () => {
  const price = { amount: 19.95, currency: 'EUR' };
  const differencesOf = async (paymentId: string) =>
    (await reconcile(server.services, { days: 180 })).differences.filter(
      ({ payment }) => payment?.id === paymentId,
    );

  async function orderAtPaypal(id: string) {
    const origin = server.sandbox.origins.paypal;
    const asking = {
      method: 'POST',
      body: 'grant_type=client_credentials',
      headers: {
        authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    };
    const { access_token } = await (await fetch(`${origin}/v1/oauth2/token`, asking)).json();
    const headers = { authorization: `Bearer ${access_token}` };
    return (await fetch(`${origin}/v2/checkout/orders/${id}`, { headers })).json();
  }

  it('are charged: the sum is told before, kept with its reason, and the credit note is for the rest', async ({
    client,
  }) => {
    const { id } = await payByTransfer(server, client, atOnce);
    expect((await rowOf(id))?.details.beginNow).toEqual({
      words: beginNowWords[currentBeginNow],
      agreedAt: expect.any(String),
    });
    server.travel(5 * day + 60_000);
    const { withdrawal } = await rightOf(client);
    expect(withdrawal).toMatchObject({ paymentId: id, amount: 19.95, usedDays: 5 });
    expect([30, 31, 28, 29]).toContain(withdrawal.periodDays);
    const chargedCents = Math.floor((1995 * 5) / withdrawal.periodDays);
    expect(withdrawal).toMatchObject({ charge: chargedCents / 100, refund: (1995 - chargedCents) / 100 });

    expect(await withdraw(client, id, 19.95)).toMatchObject(refusal(409, 'withdrawal_changed'));
    expect(await isPremium(client)).toBe(true);

    const { status, body } = await withdraw(client, id, withdrawal.refund);
    expect(status).toBe(200);
    expect(body.receipt).toMatchObject({ amount: withdrawal.refund, refund: 'by_hand' });
    expect((await withdraw(client, id, 19.95)).body.receipt).toEqual(body.receipt);
    expect((await rightOf(client)).withdrawals[0]).toMatchObject({ amount: withdrawal.refund });
    const [note] = await notesOf(id);
    expect(note).toMatchObject({ totalCents: chargedCents - 1995 });
    expect((note?.netCents ?? 0) + (note?.vatCents ?? 0)).toBe(chargedCents - 1995);
    expect(note?.concept).toContain('Rectificación parcial');
    const [letter] = await letters(id);
    expect(letter?.body).toContain(`5 días de los ${withdrawal.periodDays} del mes`);
    expect(letter?.body).toContain(`Devolvemos ${euros(1995 - chargedCents)}`);
    const outcome = await refundPayment.run(server.services, [(await rowOf(id))?.reference ?? ''], {
      sent: true,
    });
    expect(outcome.text).toContain(euros(1995 - chargedCents));
    expect(await rowOf(id)).toMatchObject({ status: 'refunded' });
    expect(await notesOf(id)).toHaveLength(1);
    expect(await differencesOf(id)).toEqual([]);
  });

  it('stay with us when a card gets the rest, once, also where the answer was lost', async ({ client }) => {
    const { id } = await payByCard(server, client, undefined, atOnce);
    server.travel(3 * day + 60_000);
    const { withdrawal } = await rightOf(client);
    expect(withdrawal.charge).toBeGreaterThan(0);
    server.sandbox.switches.stripe = 'error';
    await withdraw(client, id, withdrawal.refund);
    server.sandbox.switches.stripe = 'none';
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'refunding' });
    const { stripe } = stripeToolsOf(server.services);
    const refunded = async () => {
      const intent = await stripe.paymentIntents.retrieve(row?.captureId ?? '', {
        expand: ['latest_charge'],
      });
      return (intent.latest_charge as Stripe.Charge).amount_refunded;
    };
    expect(await refunded()).toBe(0);
    // Stripe has forgotten the key, and the response was lost.
    const cents = Math.round(withdrawal.refund * 100);
    await stripe.refunds.create({ payment_intent: row?.captureId ?? '', amount: cents });
    await sendRefund(server.services, row as NonNullable<typeof row>);
    expect(await refunded()).toBe(cents);
    expect(await rowOf(id)).toMatchObject({ status: 'refunded' });
    expect(await differencesOf(id)).toEqual([]);
  });

  it('stay with us when PayPal gets the rest', async ({ client }) => {
    const order = await client.send('POST /api/paypal/order', { ...price, intent: 'CAPTURE', ...atOnce });
    await paypalBuyer(server).answer(order.body.id, 'pay');
    await capturePaypal(client, order.body.id);
    await activate(client, order.body.id);
    server.travel(2 * day + 60_000);
    const { withdrawal } = await rightOf(client);
    expect(withdrawal.charge).toBeGreaterThan(0);
    expect((await withdraw(client, withdrawal.paymentId, withdrawal.refund)).body.receipt.refund).toBe(
      'sent',
    );
    expect(await rowOf(withdrawal.paymentId)).toMatchObject({ status: 'refunded' });
    expect((await orderAtPaypal(order.body.id)).purchase_units[0].payments).toMatchObject({
      captures: [{ status: 'PARTIALLY_REFUNDED' }],
      refunds: [{ amount: { currency_code: 'EUR', value: withdrawal.refund.toFixed(2) } }],
    });
  });

  it('are kept with a code and with Bitcoin too', async ({ client }) => {
    expect((await rowOf((await payByCode(server, client, atOnce)).id))?.details.beginNow).toBeDefined();
    const { payment } = (await client.send('POST /api/payment/crypto', { ...price, ...atOnce })).body;
    expect((await rowOf(payment.id))?.details.beginNow).toBeDefined();
    const unknown = await client.send('POST /api/payment/crypto', { ...price, beginNow: 'otra cosa' });
    expect(unknown.status).toBe(400);
  });

  it('are free without the request', async ({ client }) => {
    const { id } = await payByTransfer(server, client);
    server.travel(4 * day);
    expect((await rightOf(client)).withdrawal).toMatchObject({ charge: 0, refund: 19.95 });
    expect((await withdraw(client, id)).body.receipt.amount).toBe(19.95);
    expect((await notesOf(id))[0]?.totalCents).toBe(-1995);
  });
});

describe('a second withdrawal within a year', () => {
  it('is refused for what was paid after the first, and cancelling is not', async ({ client }) => {
    await withdraw(client, (await payByTransfer(server, client)).id);
    server.travel(1000);
    const { id } = await payByCard(server, client);
    const details = await rightOf(client);
    expect(details).toMatchObject({ withdrawal: null, withdrawalUsed: true });
    const refused = await withdraw(client, id);
    expect(refused).toMatchObject(refusal(409, 'withdrawal_repeated'));
    expect(refused.body.message).toContain('Puedes cancelar la suscripción cuando quieras');
    expect((await client.send('POST /api/subscription/cancel')).status).toBe(200);
    expect(await isPremium(client)).toBe(true);
  });

  it('is possible from what had been paid for before the first', async ({ client }) => {
    const [first, second] = [await payByTransfer(server, client), await payByTransfer(server, client)];
    expect((await withdraw(client, first.id)).status).toBe(200);
    expect((await withdraw(client, second.id)).status).toBe(200);
  });

  it('is refused to another account of the same mailbox, also after the first is erased', async () => {
    const mailbox = `ana${Date.now()}`;
    const account = async (email: string) => {
      const client = server.visitor();
      const username = `u${Math.random().toString(36).slice(2, 12)}`;
      await client.send('POST /api/register', { username, email, password: 'una-clave-larga' });
      return client;
    };
    const first = await account(`${mailbox}+1@gmail.com`);
    await withdraw(first, (await payByTransfer(server, first)).id);
    expect((await first.send('POST /api/account/erase', { password: 'una-clave-larga' })).status).toBe(200);
    server.travel(1000);
    const second = await account(`${mailbox}+2@googlemail.com`);
    const { id } = await payByTransfer(server, second);
    expect((await withdraw(second, id)).body.code).toBe('withdrawal_repeated');
  });

  it('is possible again after the year', async ({ client }) => {
    await withdraw(client, (await payByTransfer(server, client)).id);
    server.travel(366 * day);
    await client.send('POST /api/login', { username: client.user.username, password: client.password });
    const { id } = await payByTransfer(server, client);
    expect((await withdraw(client, id)).status).toBe(200);
  });
});
