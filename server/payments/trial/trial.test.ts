import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/factories/server.ts';
import { presentTrial } from './present.ts';

const hourMillis = 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const account = (name: string) => ({
  username: name,
  email: `${name}@ejemplo.es`,
  password: 'secreto-largo',
});
const none = { hasActiveTrial: false, daysRemaining: 0 };

describe('the trial', () => {
  it('is nobody’s for a visitor and for a person without one', async () => {
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
    await own.close();
  });

  it('comes once for an e-mail, even after the account is erased', async () => {
    const client = server.visitor();
    await client.send('POST /api/trial/register', account('unica'));
    await client.send('POST /api/account/erase', { password: 'secreto-largo' });
    const again = await server.visitor().send('POST /api/trial/register', account('unica'));
    expect(again).toMatchObject({ status: 409, body: { code: 'trial_used' } });
    // The refusal leaves no account behind.
    expect((await server.visitor().send('POST /api/register', account('unica'))).status).toBe(200);
  });

  it('can be started by somebody who has an account, once', async () => {
    const client = await server.person();
    expect((await client.send('POST /api/trial/start')).body).toEqual({
      hasActiveTrial: true,
      daysRemaining: 7,
    });
    expect(await client.send('POST /api/trial/start')).toMatchObject({
      status: 409,
      body: { code: 'trial_used' },
    });
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

describe('the days that remain', () => {
  it.each([
    [7 * 24, 7],
    [6 * 24 + 1, 7],
    [6 * 24, 6],
    [24, 1],
    [1, 1],
    [0, 0],
  ])('of a trial with %i hours left are %i', (hours, days) => {
    const now = new Date('2026-11-20T10:00:00Z');
    const endsAt = new Date(now.getTime() + hours * hourMillis);
    expect(presentTrial(endsAt, now).daysRemaining).toBe(days);
  });
});
