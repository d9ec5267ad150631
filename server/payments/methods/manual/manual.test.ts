import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followUp } from '#server/payments/ledger/follow-up.ts';
import { paidPeriods, payments, verificationCodes } from '#server/platform/db/schema/index.ts';
import { type Client, refusal, startPaidTestServer } from '#tests/factories/server.ts';
import { hashOfCode, hintOf, newCode, symbolsOf } from './codes.ts';
import { makeCodes } from './make-codes.ts';
import { insertCodes, revokeCodes } from './queries.ts';

const day = 24 * 60 * 60 * 1000;
const server = await startPaidTestServer();
const it = test.extend('client', () => server.person());

async function made(days = 90) {
  const [one] = await makeCodes(server.services, { count: 1, days });
  if (one === undefined) throw new Error('no code was made');
  return one;
}
const redeem = (client: Client, verificationCode: string, userEmail?: string) =>
  client.send('POST /api/payment/manual', {
    verificationCode,
    ...(userEmail !== undefined && { userEmail }),
  });
const invalid = refusal(422, 'code_invalid');

describe('a verification code', () => {
  it('has a hundred bits and does not repeat', () => {
    const many = Array.from({ length: 5000 }, newCode);
    expect(new Set(many).size).toBe(many.length);
    for (const code of many) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is the same however it is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', ' ', '-', '–', '\n'), { minLength: 20, maxLength: 20 }),
        fc.boolean(),
        (gaps, lower) => {
          const code = newCode();
          const symbols = code.replaceAll('-', '');
          const spread = [...symbols].map((symbol, at) => symbol + gaps[at]).join('');
          const typed = (lower ? spread.toLowerCase() : spread).replaceAll('0', 'o').replaceAll('1', 'l');
          expect(symbolsOf(typed)).toBe(symbols);
          expect(hashOfCode('secret', typed)).toBe(hashOfCode('secret', code));
        },
      ),
    );
  });

  it('is nothing when a symbol is missing, too many or unknown', () => {
    const code = newCode();
    for (const typed of ['', code.slice(1), `${code}2`, code.replace(/.$/, 'U'), code.replace(/.$/, 'ñ')]) {
      expect(symbolsOf(typed), typed).toBeNull();
    }
  });

  it('is kept as a hash under a secret: the table redeems nothing', async () => {
    const { code, row } = await made();
    const [kept] = await server.services.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.codeHash, row.codeHash));
    expect(JSON.stringify(kept)).not.toContain(code.slice(5));
    expect(kept?.hint).toBe(hintOf(code));
    expect(hashOfCode('another secret', code)).not.toBe(kept?.codeHash);
  });
});

describe('redeeming', () => {
  it('opens Premium at once, and again says the same to the same person', async ({ client }) => {
    const { code } = await made();
    const first = await redeem(client, ` ${code.toLowerCase()} `, 'otra@ejemplo.es');
    expect(first).toMatchObject({
      status: 200,
      body: {
        premiumActivated: true,
        payment: { method: 'manual_verification', status: 'paid', amount: 19.95 },
      },
    });
    expect((await client.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(true);
    const second = await redeem(client, code);
    expect(second.body).toEqual(first.body);
    const rows = await server.services.db
      .select()
      .from(paidPeriods)
      .where(eq(paidPeriods.paymentId, first.body.payment.id));
    expect(rows).toHaveLength(1);
    const [payment] = await server.services.db
      .select()
      .from(payments)
      .where(eq(payments.id, first.body.payment.id));
    expect(payment?.details.confirmationEmail).toBe('otra@ejemplo.es');
  });

  it('refuses a wrong, a used, a revoked, an expired and a live code alike', async ({ client }) => {
    const used = await made();
    await redeem(await server.person(), used.code);
    const revoked = await made();
    await revokeCodes(server.services.db, revoked.row.hint, 'test', new Date());
    const expired = await made(-1);
    const live = newCode();
    const { row } = await made();
    const secret = server.services.config.payments.methods.manual_verification?.secret ?? '';
    await insertCodes(server.services.db, [
      { ...row, codeHash: hashOfCode(secret, live) ?? '', mode: 'live' },
    ]);
    const replies = await Promise.all(
      [newCode(), used.code, revoked.code, expired.code, live, 'hola'].map((code) => redeem(client, code)),
    );
    for (const reply of replies) {
      expect(reply).toMatchObject(invalid);
      expect(reply.body).toEqual(replies[0]?.body);
    }
    expect((await client.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(false);
  });

  it('adds one month to another for two codes, also at once', async ({ client }) => {
    const codes = await makeCodes(server.services, { count: 3, days: 90 });
    const replies = await Promise.all(codes.map(({ code }) => redeem(client, code)));
    expect(replies.map(({ body }) => body.premiumActivated)).toEqual([true, true, true]);
    const { currentPeriodEnd } = (await client.send('GET /api/subscription/status')).body;
    expect(new Date(currentPeriodEnd).getTime() - Date.now()).toBeGreaterThan(88 * day);
  });

  it('lets one of fifty people through who try the same code at once', async () => {
    const { code } = await made();
    const people = await Promise.all(Array.from({ length: 50 }, () => server.person()));
    const replies = await Promise.all(people.map((person) => redeem(person, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(49);
    const states = await Promise.all(people.map((person) => person.send('GET /api/subscription/status')));
    expect(states.filter(({ body }) => body.hasActiveSubscription)).toHaveLength(1);
  }, 60_000);

  it('gives one month to one person who presses twenty times at once', async () => {
    const { code } = await made();
    const client = await server.person();
    const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(client, code)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.payment.id)).size).toBe(1);
  });

  it('that a crash interrupted is finished by the follow-up', async () => {
    const own = await startPaidTestServer();
    const client = await own.person();
    const [one] = await makeCodes(own.services, { count: 1, days: 90 });
    const reply = await redeem(client, one?.code ?? '');
    await own.services.db.delete(paidPeriods).where(eq(paidPeriods.paymentId, reply.body.payment.id));
    await own.services.db.execute(`delete from outbox`);
    await own.services.db.execute(`delete from invoice_records`);
    await own.services.db.execute(`delete from invoices`);
    await own.services.db.execute(`delete from counters`);
    await own.services.db
      .update(payments)
      .set({ status: 'pending', captureId: null, paidAt: null, checkAt: new Date(Date.now() - 1000) })
      .where(eq(payments.id, reply.body.payment.id));
    expect((await client.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(false);
    await followUp(own.services, (error) => expect.unreachable(String(error)));
    expect((await client.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(true);
  });

  it('is nothing for a demonstration, for a visitor, or without a code', async () => {
    const demo = await server.demonstration();
    const { code } = await made();
    expect((await redeem(demo, code)).body.code).toBe('demo_forbidden');
    expect((await redeem(server.visitor(), code)).status).toBe(401);
    const client = await server.person();
    expect(await redeem(client, '  ')).toMatchObject({
      status: 400,
      body: { details: { verificationCode: 'Ingresa el código de verificación' } },
    });
    expect((await redeem(client, code, 'sin-arroba')).body.details).toEqual({
      userEmail: 'Ese email no es válido',
    });
    expect((await redeem(client, code, '')).status).toBe(200);
  });

  it('is looked at ten times an hour, however many come at once', async () => {
    const own = await startPaidTestServer({ RATE_LIMIT_FACTOR: '1' });
    const client = await own.person();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        client.send(
          'POST /api/payment/manual',
          { verificationCode: newCode() },
          { remoteAddress: `10.0.2.${at}` },
        ),
      ),
    );
    expect(replies.filter(({ body }) => body.code === 'code_invalid')).toHaveLength(10);
    expect(replies.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(30);
  });

  it('is stopped after ten wrong codes of an account, and of a network', async () => {
    const own = await startPaidTestServer({ RATE_LIMIT_FACTOR: '1' });
    const [one] = await makeCodes(own.services, { count: 1, days: 90 });
    const client = await own.person();
    const from = (remoteAddress: string, code: string) =>
      client.send('POST /api/payment/manual', { verificationCode: code }, { remoteAddress });
    // Another network each time, so that only the account is counted.
    for (let at = 0; at < 10; at++) expect(await from(`10.0.0.${at}`, newCode())).toMatchObject(invalid);
    expect(await from('10.0.1.1', one?.code ?? '')).toMatchObject(refusal(429, 'rate_limited'));
    own.travel(61 * 60_000);
    expect((await from('10.0.1.2', one?.code ?? '')).status).toBe(200);
    const other = await own.person();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      const reply = await other.send(
        'POST /api/payment/manual',
        { verificationCode: 'x' },
        { remoteAddress: '10.1.0.1' },
      );
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it('redeems nothing where no secret is configured', async () => {
    const own = await startPaidTestServer();
    const { payments } = own.services.config;
    const methods = { ...payments.methods, manual_verification: undefined };
    own.services.config.payments = { ...payments, methods };
    expect(await redeem(await own.person(), newCode())).toMatchObject(invalid);
  });
});

it('can be tried with a code that the sandbox makes', async ({ client }) => {
  const { body } = await client.send('POST /sandbox/bank/code', '', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const [code = ''] = /([0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(body) ?? [];
  expect((await redeem(client, code)).body.premiumActivated).toBe(true);
});
