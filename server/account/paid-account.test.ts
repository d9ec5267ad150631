import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cardSubscriptions, invoices, outbox, payments } from '#server/platform/db/schema/index.ts';
import { payByCard, payByTransfer } from '#tests/factories/payer.ts';
import { refusal, startPaidTestServer } from '#tests/factories/server.ts';

const server = await startPaidTestServer();
const it = test.extend('client', () => server.person());

describe('erasing an account that has paid', () => {
  it('ends the card at the provider first, and keeps what the law keeps', async () => {
    const { db } = server.services;
    const client = await server.person();
    await payByCard(server, client);
    const { id: ownerId } = client.user;
    expect((await client.send('POST /api/account/erase', { password: client.password })).status).toBe(200);
    expect(
      await db.select().from(cardSubscriptions).where(eq(cardSubscriptions.ownerId, ownerId)),
    ).toMatchObject([{ status: 'canceled' }]);
    expect(await db.$count(payments, eq(payments.ownerId, ownerId))).toBe(1);
    expect(await db.select().from(invoices).where(eq(invoices.ownerId, ownerId))).toMatchObject([
      { buyer: { email: client.user.email } },
    ]);
    expect(await db.$count(outbox, eq(outbox.ownerId, ownerId))).toBe(0);
    const kept = JSON.stringify(await db.select().from(payments).where(eq(payments.ownerId, ownerId)));
    expect(kept).not.toContain(client.user.username);
  });

  it('erases nothing while the provider cannot be reached, and says why', async ({ client }) => {
    await payByCard(server, client);
    server.sandbox.switches.stripe = 'error';
    const reply = await client.send('POST /api/account/erase', { password: client.password });
    server.sandbox.switches.stripe = 'none';
    expect(reply).toMatchObject(refusal(503, 'provider_unreachable'));
    expect(reply.body.message).toContain('No hemos borrado nada');
    expect((await client.send('GET /api/auth/user')).status).toBe(200);
    expect((await client.send('POST /api/account/erase', { password: client.password })).status).toBe(200);
  });

  it('calls no provider when no card was ever used', async ({ client }) => {
    server.sandbox.switches.stripe = 'error';
    const reply = await client.send('POST /api/account/erase', { password: client.password });
    server.sandbox.switches.stripe = 'none';
    expect(reply.status).toBe(200);
  });
});

it('the export has the payments, the invoices as PDF and the withdrawals', async ({ client }) => {
  const { id, reference } = await payByTransfer(server, client);
  await client.send('POST /api/withdrawal', { paymentId: id, confirm: true, refund: 19.95 });
  const files = unzipSync((await client.send('GET /api/account/export')).bytes);
  const json = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
  expect(json('pagos.json')).toMatchObject([{ id, reference, amountCents: 1995, status: 'refunding' }]);
  expect(json('desistimientos.json')).toMatchObject([{ reference, refund: 'by_hand' }]);
  const pdfs = Object.keys(files).filter((name) => name.startsWith('facturas/'));
  expect(pdfs).toHaveLength(2);
  expect(
    Buffer.from(files[pdfs[0] ?? ''] ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
