import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { trialEmails } from '#server/platform/db/schema/index.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { presentTrial } from './trial.ts';

const hourMillis = 60 * 60 * 1000;
const server = await startTestServer();

const account = (name: string) => ({
  username: name,
  email: `${name}@ejemplo.es`,
  password: 'secreto-largo',
});
const none = { hasActiveTrial: false, daysRemaining: 0 };

describe('the trial', () => {
  it('is absent for a visitor and for a person without one', async () => {
    expect((await server.visitor().send('GET /api/trial/status')).body).toEqual(none);
    expect((await (await server.person()).send('GET /api/trial/status')).body).toEqual(none);
  });

  it('starts with the account, without a card, signs in and gives Premium', async () => {
    const client = server.visitor();
    const reply = await client.send('POST /api/trial/register', account('prueba'));
    expect(reply).toMatchObject({ status: 200, body: { success: true, user: { username: 'prueba' } } });
    expect((await client.send('GET /api/trial/status')).body).toEqual({
      hasActiveTrial: true,
      daysRemaining: 7,
    });
    expect((await client.send('GET /api/subscription/status')).body).toMatchObject({
      hasActiveSubscription: true,
      source: 'trial',
    });
  });

  it('ends by itself after seven times twenty-four hours', async () => {
    const own = await startTestServer();
    const client = own.visitor();
    await client.send('POST /api/trial/register', account('siete'));
    own.travel(7 * 24 * hourMillis - 60_000);
    expect((await client.send('GET /api/trial/status')).body).toEqual({
      hasActiveTrial: true,
      daysRemaining: 1,
    });
    own.travel(2 * 60_000);
    expect((await client.send('GET /api/trial/status')).body).toEqual(none);
    expect((await client.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(false);
  });

  it('comes once for an e-mail, even after the account is erased', async () => {
    const client = server.visitor();
    await client.send('POST /api/trial/register', account('unica'));
    await client.send('POST /api/account/erase', { password: 'secreto-largo' });
    const again = await server.visitor().send('POST /api/trial/register', account('unica'));
    expect(again).toMatchObject(refusal(409, 'trial_used'));
    expect((await server.visitor().send('POST /api/register', account('unica'))).status).toBe(200);
  });

  it('comes once for a mailbox, however its address is written', async () => {
    const trialOf = (name: string, email: string) =>
      server.visitor().send('POST /api/trial/register', { ...account(name), email });
    expect((await trialOf('buzon1', 'lola.gil@gmail.com')).status).toBe(200);
    for (const [name, email] of [
      ['buzon2', 'lola.gil+1@gmail.com'],
      ['buzon3', 'Lolagil@GoogleMail.com'],
    ] as const) {
      expect(await trialOf(name, email)).toMatchObject(refusal(409, 'trial_used'));
    }
    // At another provider `lola+1` may be another person.
    expect((await trialOf('buzon4', 'lola@ejemplo.org')).status).toBe(200);
    expect((await trialOf('buzon5', 'lola+1@ejemplo.org')).status).toBe(200);
    const kept = JSON.stringify(await server.services.db.select().from(trialEmails));
    expect(kept).not.toContain(createHash('sha256').update('lolagil@gmail.com').digest('base64url'));
  });

  it('is remembered of an address that had it before mailboxes were', async () => {
    const emailHash = createHash('sha256').update('antes@ejemplo.es').digest('base64url');
    await server.services.db.insert(trialEmails).values({ emailHash, startedAt: new Date() });
    const again = await server.visitor().send('POST /api/trial/register', account('antes'));
    expect(again).toMatchObject(refusal(409, 'trial_used'));
  });

  it('can be started once by a person with an account', async () => {
    const client = await server.person();
    expect((await client.send('POST /api/trial/start')).body).toEqual({
      hasActiveTrial: true,
      daysRemaining: 7,
    });
    expect(await client.send('POST /api/trial/start')).toMatchObject(refusal(409, 'trial_used'));
  });

  it('lets one of many simultaneous starts through', async () => {
    const client = await server.person();
    const replies = await Promise.all([1, 2, 3, 4].map(() => client.send('POST /api/trial/start')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    ['email', { email: 'sin-arroba' }, 'Ingresa un email válido para continuar'],
    ['username', { username: 'ab' }, 'El nombre de usuario debe tener al menos 3 caracteres'],
    ['password', { password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
  ])('refuses a wrong %s on its field', async (field, wrong, message) => {
    const reply = await server.visitor().send('POST /api/trial/register', { ...account('mal'), ...wrong });
    expect(reply).toMatchObject({ status: 400, body: { details: { [field]: message } } });
  });
});

const live = await startTestServer({ NODE_ENV: 'production', MAILBOX_SECRET: 'm'.repeat(32) });

describe('in production', () => {
  async function confirm(email: string) {
    const letters = await lettersTo(live, email);
    const token = /\/confirm-email#([\w-]{43})/.exec(letters.at(-1)?.body ?? '')?.[1];
    return live.visitor().send('POST /api/auth/email-confirmation', { token });
  }
  const statusOf = async (client: Client) => (await client.send('GET /api/trial/status')).body;
  const isPending = async (client: Client) => (await client.send('GET /api/account')).body.trialPending;

  it('makes the account and signs in, and begins when the address is confirmed', async () => {
    const client = live.visitor();
    const reply = await client.send('POST /api/trial/register', account('espera'));
    expect(reply).toMatchObject({ status: 200, body: { success: true, user: { username: 'espera' } } });
    expect(reply.body.message).toContain('cuando confirmes tu email');
    expect(await statusOf(client)).toEqual(none);
    expect(await isPending(client)).toBe(true);
    expect((await client.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(false);

    live.travel(3 * 24 * hourMillis);
    expect((await confirm('espera@ejemplo.es')).body).toMatchObject({ success: true, trial: 'started' });
    expect(await statusOf(client)).toEqual({ hasActiveTrial: true, daysRemaining: 7 });
    expect(await isPending(client)).toBe(false);
  });

  it('begins once for a mailbox, whichever of its addresses is confirmed first', async () => {
    const [one, other] = [live.visitor(), live.visitor()];
    await one.send('POST /api/trial/register', { ...account('par1'), email: 'par+1@outlook.com' });
    const second = await other.send('POST /api/trial/register', {
      ...account('par2'),
      email: 'par+2@outlook.com',
    });
    expect(second.status).toBe(200);
    expect((await confirm('par+2@outlook.com')).body.trial).toBe('started');
    expect((await confirm('par+1@outlook.com')).body).toMatchObject({ success: true, trial: 'used' });
    expect(await statusOf(other)).toMatchObject({ hasActiveTrial: true });
    expect(await statusOf(one)).toEqual(none);
    const third = await live
      .visitor()
      .send('POST /api/trial/register', { ...account('par3'), email: 'par@outlook.com' });
    expect(third).toMatchObject(refusal(409, 'trial_used'));
  });

  it('begins with the first new password too, which proves the address as well', async () => {
    const client = live.visitor();
    await client.send('POST /api/trial/register', account('olvido'));
    await live.visitor().send('POST /api/auth/password-reset/request', { email: 'olvido@ejemplo.es' });
    const letters = await lettersTo(live, 'olvido@ejemplo.es');
    const token = letters.map(({ body }) => /\/reset-password#([\w-]{43})/.exec(body)?.[1]).find(Boolean);
    const back = live.visitor();
    await back.send('POST /api/auth/password-reset', { token, password: 'otra-muy-distinta' });
    expect(await statusOf(back)).toEqual({ hasActiveTrial: true, daysRemaining: 7 });
  });

  it('waits for the confirmation also when a member asks for it, with a letter', async () => {
    const client = await live.person('miembro');
    expect((await client.send('POST /api/trial/start')).body).toEqual(none);
    expect(await isPending(client)).toBe(true);
    const [letter] = (await lettersTo(live, client.user.email)).filter(
      ({ subject }) => subject === 'Confirma tu email y empieza tu prueba',
    );
    expect(letter?.body).toContain('Tus siete días de Premium empiezan en cuanto confirmes');
    expect((await confirm(client.user.email)).body.trial).toBe('started');
    expect(await statusOf(client)).toEqual({ hasActiveTrial: true, daysRemaining: 7 });
  });

  it('begins at once for a member whose address is confirmed', async () => {
    const client = await live.person('confirmada');
    expect((await confirm(client.user.email)).body.trial).toBeNull();
    expect((await client.send('POST /api/trial/start')).body).toEqual({
      hasActiveTrial: true,
      daysRemaining: 7,
    });
  });
});

it.each([
  [7 * 24, 7],
  [6 * 24 + 1, 7],
  [6 * 24, 6],
  [24, 1],
  [1, 1],
  [0, 0],
])('the days that remain of a trial with %i hours left are %i', (hours, days) => {
  const now = new Date('2026-11-20T10:00:00Z');
  const endsAt = new Date(now.getTime() + hours * hourMillis);
  expect(presentTrial(endsAt, now).daysRemaining).toBe(days);
});
