import { and, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { coarseNetwork, deviceName } from './place.ts';

const server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
const it = test.extend('here', () => server.person());

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const enter = (client: Client, { user, password }: { user: { username: string }; password: string }) =>
  client.send(
    'POST /api/login',
    { username: user.username, password },
    { headers: { 'user-agent': phone, 'x-forwarded-for': '81.45.12.99' } },
  );
const devicesOf = async (client: Client) => (await client.send('GET /api/account/devices')).body.devices;
const lettersOfNewDevices = (email: string) =>
  server.services.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), like(outbox.subject, '%dispositivo nuevo')));

describe('the list of devices', () => {
  it('says where and when, coarsely, the own one first', async ({ here }) => {
    await enter(server.visitor(), here);
    const devices = await devicesOf(here);
    expect(devices).toMatchObject([
      { current: true, signedIn: true },
      { current: false, signedIn: true, name: 'Safari en iPhone', network: '81.45.12.x' },
    ]);
    expect(devices[1].signedInAt).toEqual(expect.any(String));
    expect(devices[1].lastSeenAt).toEqual(expect.any(String));
  });

  it('ends a session at once and forgets its browser', async ({ here }) => {
    const there = server.visitor();
    await enter(there, here);
    expect((await there.send('GET /api/auth/user')).status).toBe(200);
    const [, other] = await devicesOf(here);
    expect((await here.send(`POST /api/account/devices/${other.id}/end`)).status).toBe(200);
    expect((await there.send('GET /api/auth/user')).status).toBe(401);
    expect(await devicesOf(here)).toHaveLength(1);
    expect((await here.send('GET /api/auth/user')).status).toBe(200);
  });

  it('keeps a browser that signed out until it is forgotten', async ({ here }) => {
    const there = server.visitor();
    await enter(there, here);
    await there.send('POST /api/logout');
    const [, remembered] = await devicesOf(here);
    expect(remembered).toMatchObject({ signedIn: false, name: 'Safari en iPhone' });
    expect((await here.send(`POST /api/account/devices/${remembered.id}/end`)).status).toBe(200);
    expect(await devicesOf(here)).toHaveLength(1);
  });

  it('ends nothing of another person', async () => {
    const [ana, eva] = [await server.person(), await server.person()];
    const [own] = await devicesOf(ana);
    const reply = await eva.send(`POST /api/account/devices/${own.id}/end`);
    expect(reply).toMatchObject(refusal(404, 'device_not_found'));
    expect((await ana.send('GET /api/auth/user')).status).toBe(200);
  });

  it('notes when a session was seen, to the hour', async () => {
    const own = await startTestServer();
    const here = await own.person();
    const [before] = await devicesOf(here);
    own.travel(30 * 60_000);
    expect((await devicesOf(here))[0].lastSeenAt).toBe(before.lastSeenAt);
    own.travel(2 * 60 * 60_000);
    expect(Date.parse((await devicesOf(here))[0].lastSeenAt)).toBeGreaterThan(Date.parse(before.lastSeenAt));
  });
});

describe('the letter about a new device', () => {
  it('comes once for each browser, and not for the one that signed up', async ({ here }) => {
    expect(await lettersOfNewDevices(here.user.email)).toEqual([]);
    await enter(here, here);
    expect(await lettersOfNewDevices(here.user.email)).toEqual([]);
    const there = server.visitor();
    await enter(there, here);
    await enter(there, here);
    const letters = await lettersOfNewDevices(here.user.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain('Safari en iPhone (red 81.45.12.x)');
    expect(letters[0]?.body).toContain('/account');
  });

  it('does not flood a mailbox that was never confirmed', async ({ here }) => {
    for (let turn = 0; turn < 24; turn++) await enter(server.visitor(), here);
    const letters = await lettersTo(server, here.user.email);
    expect(letters).toHaveLength(trustLimits.mails.each.unconfirmed);
  });

  it('comes again after the browser was ended', async ({ here }) => {
    const there = server.visitor();
    await enter(there, here);
    const [, other] = await devicesOf(here);
    await here.send(`POST /api/account/devices/${other.id}/end`);
    await enter(there, here);
    expect(await lettersOfNewDevices(here.user.email)).toHaveLength(2);
  });
});

it.each([
  [phone, 'Safari en iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome en Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge en Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet en Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox en Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari en Mac',
  ],
  ['curl/8', 'Un dispositivo'],
  [undefined, 'Un dispositivo'],
])('reads %s as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('keeps of an address its network only', () => {
  expect(coarseNetwork('81.45.12.99')).toBe('81.45.12.x');
  expect(coarseNetwork('::ffff:81.45.12.99')).toBe('81.45.12.x');
  expect(coarseNetwork('2a0c:5a80:1203:4400::7')).toBe('2a0c:5a80:1203:x');
});
