import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import {
  runningCardSubscription,
  saveCardSubscription,
} from '#server/payments/methods/card/subscriptions.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { payByCard, payByTransfer } from '#tests/factories/payer.ts';
import { type Client, refusal, startPaidTestServer } from '#tests/factories/server.ts';

const server = await startPaidTestServer();
const it = test.extend('client', () => server.person());

const polled = async (client: Client) => (await client.send('GET /api/subscription-status')).body;
const details = async (client: Client) => (await client.send('GET /api/subscription')).body;

describe('the polled status', () => {
  it('goes from none through processing to active, with the end in unix seconds', async ({ client }) => {
    expect(await polled(client)).toEqual({ status: 'none', current_period_end: null });
    await client.send('POST /api/stripe/create-subscription');
    expect(await polled(client)).toEqual({ status: 'processing', current_period_end: null });
    await payByCard(server, client);
    const { status, current_period_end: end } = await polled(client);
    expect(status).toBe('active');
    expect(end * 1000).toBeGreaterThan(Date.now() + 27 * 24 * 3600_000);
    expect(Number.isInteger(end)).toBe(true);
  });

  it('is active after paying during a trial, before the month begins', async ({ client }) => {
    await client.send('POST /api/trial/register', {
      email: client.user.email,
      username: client.user.username,
      password: client.password,
    });
    await payByTransfer(server, client);
    expect((await polled(client)).status).toBe('active');
  });
});

describe('the details', () => {
  it('are empty without any payment, and for a demonstration', async () => {
    const empty = { source: null, card: null, withdrawal: null, withdrawals: [], payments: [] };
    expect(await details(await server.person())).toMatchObject(empty);
    const demo = await server.demonstration();
    expect(await details(demo)).toMatchObject({ source: 'trial', payments: [] });
  });

  it('name the card, the next charge and the payments, newest first', async ({ client }) => {
    const transfer = await payByTransfer(server, client);
    const card = await payByCard(server, client);
    expect(await details(client)).toMatchObject({
      source: 'subscription',
      card: {
        status: 'active',
        cancelAtPeriodEnd: false,
        brand: 'visa',
        last4: '4242',
        nextPaymentAt: expect.any(String),
      },
      withdrawal: { paymentId: card.id },
      payments: [
        { id: card.id, method: 'stripe_card', status: 'paid', amount: 19.95, invoices: [{}] },
        { id: transfer.id, method: 'bank_transfer', status: 'paid' },
      ],
    });
  });
});

describe('cancelling', () => {
  it('is one call, keeps the month, is confirmed by a letter, and can be taken back', async ({ client }) => {
    await payByCard(server, client);
    const cancelled = await client.send('POST /api/subscription/cancel');
    expect(cancelled).toMatchObject({
      status: 200,
      body: { card: { cancelAtPeriodEnd: true, nextPaymentAt: null }, source: expect.any(String) },
    });
    expect((await client.send('POST /api/subscription/cancel')).status).toBe(200);
    const subjects = async () =>
      (await server.services.db.select().from(outbox).where(eq(outbox.ownerId, client.user.id))).map(
        ({ subject }) => subject,
      );
    expect((await subjects()).filter((subject) => subject.includes('cancelada'))).toHaveLength(1);
    const resumed = await client.send('POST /api/subscription/resume');
    expect(resumed.body.card).toMatchObject({ cancelAtPeriodEnd: false, nextPaymentAt: expect.any(String) });
  });

  it('is not undone by a webhook that read the subscription before it', async ({ client }) => {
    await payByCard(server, client);
    const { db, config } = server.services;
    const before = await runningCardSubscription(db, client.user.id, config.payments.mode);
    if (!before) throw new Error('no subscription');
    await client.send('POST /api/subscription/cancel');
    await saveCardSubscription(db, before, before.updatedAt);
    const after = await runningCardSubscription(db, client.user.id, config.payments.mode);
    expect(after?.cancelAtPeriodEnd).toBe(true);
  });

  it('needs a subscription, and says when the provider does not answer', async ({ client }) => {
    for (const what of ['cancel', 'resume']) {
      expect(await client.send(`POST /api/subscription/${what}`)).toMatchObject(
        refusal(409, 'no_subscription'),
      );
    }
    await payByCard(server, client);
    server.sandbox.switches.stripe = 'error';
    const reply = await client.send('POST /api/subscription/cancel');
    server.sandbox.switches.stripe = 'none';
    expect(reply).toMatchObject(refusal(503, 'provider_unreachable'));
    expect((await details(client)).card).toMatchObject({ cancelAtPeriodEnd: false });
  });
});

it('an invoice is a PDF for its owner and does not exist for others', async () => {
  const [owner, stranger] = [await server.person(), await server.person()];
  await payByTransfer(server, owner);
  const [{ id, number }] = (await details(owner)).payments[0].invoices;
  const reply = await owner.send(`GET /api/invoices/${id}`);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="factura-${number}.pdf"`);
  expect((await PDFDocument.load(reply.bytes)).getPageCount()).toBe(1);
  expect(await stranger.send(`GET /api/invoices/${id}`)).toMatchObject(refusal(404, 'invoice_not_found'));
  expect((await server.visitor().send(`GET /api/invoices/${id}`)).status).toBe(401);
});
