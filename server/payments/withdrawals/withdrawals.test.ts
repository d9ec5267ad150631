import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followUp } from '#server/payments/ledger/follow-up.ts';
import { invoices, outbox, payments, withdrawals } from '#server/platform/db/schema/index.ts';
import { payByCard, payByCode, payByTransfer } from '#tests/factories/payer.ts';
import { type Client, type PaidTestServer, startPaidTestServer } from '#tests/factories/server.ts';

let server: PaidTestServer;
beforeAll(async () => {
  server = await startPaidTestServer();
});
afterAll(() => server.close());

const day = 24 * 60 * 60 * 1000;
const withdraw = (client: Client, paymentId: string) =>
  client.send('POST /api/withdrawal', { paymentId, confirm: true });
const hasPremium = async (client: Client) =>
  (await client.send('GET /api/subscription/status')).body.hasActiveSubscription;
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
  it('ends Premium, gives a receipt with its moment, a credit note and a letter', async () => {
    const client = await server.person();
    const { id, reference } = await payByTransfer(server, client);
    expect(await hasPremium(client)).toBe(true);
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
    expect(await hasPremium(client)).toBe(false);

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

  it('twice, and from two windows at once, gives the same receipt and takes back once', async () => {
    const client = await server.person();
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

  it('of somebody else’s payment, or without saying so, is not possible', async () => {
    const [owner, stranger] = [await server.person(), await server.person()];
    const { id } = await payByTransfer(server, owner);
    expect(await withdraw(stranger, id)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    expect((await owner.send('POST /api/withdrawal', { paymentId: id, confirm: false })).status).toBe(400);
    expect(
      (await server.visitor().send('POST /api/withdrawal', { paymentId: id, confirm: true })).status,
    ).toBe(401);
    expect(await hasPremium(owner)).toBe(true);
  });

  it('of a payment that never came, is not possible', async () => {
    const client = await server.person();
    const price = { amount: 19.95, currency: 'EUR' };
    const { payment } = (await client.send('POST /api/payment/bank-transfer', price)).body;
    expect(await withdraw(client, payment.id)).toMatchObject({
      status: 409,
      body: { code: 'withdrawal_over' },
    });
  });

  it('by card sends the money back and ends the subscription at once', async () => {
    const client = await server.person();
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

  it('stands when the provider cannot be reached, and the money follows by itself', async () => {
    const client = await server.person();
    const { id } = await payByCard(server, client);
    server.sandbox.switches.stripe = 'error';
    const { status } = await withdraw(client, id);
    expect(status).toBe(200);
    expect(await hasPremium(client)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'refunding' });
    server.sandbox.switches.stripe = 'none';
    server.travel(6 * 60_000);
    await followUp(server.services, () => {});
    expect(await rowOf(id)).toMatchObject({ status: 'refunded' });
  });

  it('with a code has nothing to send back, and no letter says that it did', async () => {
    const client = await server.person();
    const { id } = await payByCode(server, client);
    expect((await withdraw(client, id)).body.receipt.refund).toBe('nothing_to_refund');
    expect(await hasPremium(client)).toBe(false);
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
    // Long enough for a term that ends on a weekend or a holiday.
    server.travel(19 * day);
    expect(await withdraw(late, second.id)).toMatchObject({ status: 409, body: { code: 'withdrawal_over' } });
    expect((await late.send('GET /api/subscription')).body.withdrawal).toBeNull();
    expect((await withdraw(early, first.id)).body.receipt).toEqual(receipt);
  });
});
