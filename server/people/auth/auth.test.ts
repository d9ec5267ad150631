import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { knownDevices, sessions, users } from '#server/platform/db/schema/index.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());
// Three tenths of the usual: 3 by account and network, 18 by network, 30 by account, 3 by browser.
const guessed = await startTestServer({ RATE_LIMIT_FACTOR: '0.3', TRUSTED_PROXIES: '127.0.0.1' });

const account = (name: string) => ({
  username: name,
  email: `${name}@ejemplo.es`,
  password: 'secreto-largo',
});

describe('signing up', () => {
  it('creates an account, signs in and returns the user', async () => {
    const client = server.visitor();
    const reply = await client.send('POST /api/register', account('ana'));
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      success: true,
      user: { username: 'ana', email: 'ana@ejemplo.es', demo: false },
    });
    expect((await client.send('GET /api/auth/user')).body.username).toBe('ana');
  });

  it('keeps names and addresses in lower case', async () => {
    const { body } = await server.visitor().send('POST /api/register', {
      username: ' Berta ',
      email: ' Berta@Ejemplo.ES ',
      password: 'secreto-largo',
    });
    expect(body.user).toMatchObject({ username: 'berta', email: 'berta@ejemplo.es' });
  });

  it('says on which field a name or an address is taken', async () => {
    await server.visitor().send('POST /api/register', account('carla'));
    const sameName = await server
      .visitor()
      .send('POST /api/register', { ...account('carla'), email: 'x@ejemplo.es' });
    expect(sameName).toMatchObject({
      status: 409,
      body: { code: 'username_taken', details: { username: expect.any(String) } },
    });
    const sameEmail = await server
      .visitor()
      .send('POST /api/register', { ...account('carla2'), email: 'CARLA@ejemplo.es' });
    expect(sameEmail).toMatchObject({
      status: 409,
      body: { code: 'email_taken', details: { email: expect.any(String) } },
    });
  });

  it('lets one of two simultaneous sign-ups of a name win', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => server.visitor().send('POST /api/register', account('dora'))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('requires a password of six characters that is hard to guess, and nothing more', async () => {
    const short = await server
      .visitor()
      .send('POST /api/register', { ...account('elsa'), password: '12345' });
    expect(short).toMatchObject({
      status: 400,
      body: { details: { password: 'La contraseña debe tener al menos 6 caracteres' } },
    });
    expect(
      (await server.visitor().send('POST /api/register', { ...account('elsa'), password: 'kiñ 7ü' })).status,
    ).toBe(200);
  });

  it('stores neither the password nor the session token', async () => {
    const client = server.visitor();
    await client.send('POST /api/register', account('fina'));
    const { db } = server.services;
    const [row] = await db.select().from(users).where(eq(users.username, 'fina'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const token = client.cookie?.split('=')[1] ?? '';
    const stored = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, row?.id ?? ''));
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('signing in', () => {
  it('accepts the password in whatever case the name is typed', async () => {
    const { user, password } = await server.person('gala');
    const reply = await server.visitor().send('POST /api/login', { username: 'GALA', password });
    expect(reply).toMatchObject({ status: 200, body: { success: true, user: { id: user.id } } });
  });

  it('gives the same response for an unknown user and a wrong password', async () => {
    await server.person('hebe');
    const wrong = await server.visitor().send('POST /api/login', { username: 'hebe', password: 'no es' });
    const unknown = await server.visitor().send('POST /api/login', { username: 'nadie', password: 'no es' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', message: 'Credenciales incorrectas' },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('gives a new session each time and ends the one that it replaces', async ({ client }) => {
    const before = client.cookie;
    await client.send('POST /api/login', { username: client.user.username, password: client.password });
    expect(client.cookie).not.toBe(before);
    const old = server.visitor();
    old.cookie = before;
    expect((await old.send('GET /api/auth/user')).status).toBe(401);
  });

  it('ends by itself after thirty days', async () => {
    const own = await startTestServer();
    const client = await own.person();
    own.travel(29 * 24 * 3600_000);
    expect((await client.send('GET /api/auth/user')).status).toBe(200);
    own.travel(2 * 24 * 3600_000);
    expect((await client.send('GET /api/auth/user')).status).toBe(401);
    await own
      .visitor()
      .send('POST /api/login', { username: client.user.username, password: client.password });
    await deleteExpiredSessions(own.services);
    expect(await own.services.db.select().from(sessions)).toHaveLength(1);
  });

  it('is slowed down after ten failures on an account, even with the right password, and only for a while', async () => {
    const own = await startTestServer({ RATE_LIMIT_FACTOR: '1' });
    const { user, password } = await own.person();
    const attempt = (secret: string) =>
      own.visitor().send('POST /api/login', { username: user.username, password: secret });
    for (let turn = 0; turn < 10; turn++) expect((await attempt('no es')).status).toBe(401);
    expect(await attempt(password)).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', details: { minutes: 15 } },
    });
    own.travel(16 * 60_000);
    expect((await attempt(password)).status).toBe(200);
  });

  describe('while others guess', () => {
    let networks = 0;
    const newNetwork = () => `198.51.100.${++networks}`;
    const signIn = (client: Client, username: string, password: string, network = newNetwork()) =>
      client.send('POST /api/login', { username, password }, { headers: { 'x-forwarded-for': network } });
    const guess = (username: string, network: string) =>
      signIn(guessed.visitor(), username, 'no es', network);
    const guessTimes = (times: number, username: string, network = newNetwork()) =>
      Promise.all(Array.from({ length: times }, () => guess(username, network)));
    const lock = (username: string) => Promise.all(Array.from({ length: 10 }, () => guessTimes(3, username)));
    const devicesOf = ({ user }: { user: { id: string } }) =>
      guessed.services.db.select().from(knownDevices).where(eq(knownDevices.userId, user.id));
    const person = async () => {
      const client = guessed.visitor();
      const username = `persona-${randomUUID().slice(0, 8)}`;
      const password = 'una-clave-larga';
      const headers = { 'x-forwarded-for': newNetwork() };
      const { body } = await client.send(
        'POST /api/register',
        { username, email: `${username}@ejemplo.es`, password },
        { headers },
      );
      return Object.assign(client, { user: body.user as { id: string; username: string }, password });
    };

    it('lets ten of three hundred at once try, however fast they come', async () => {
      const usual = await startTestServer({ RATE_LIMIT_FACTOR: '1' });
      const body = { username: (await usual.person()).user.username, password: 'no es' };
      const replies = await Promise.all(
        Array.from({ length: 300 }, () => usual.visitor().send('POST /api/login', body)),
      );
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(290);
    });

    it('lets so many of a network try, at whatever accounts', async () => {
      const network = newNetwork();
      const replies = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(`nadie-${at}`, network)));
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(18);
      expect((await guess('nadie-x', newNetwork())).status).toBe(401);
    });

    it('admits the owner from another network, and from the same one in a known browser', async () => {
      const eva = await person();
      const { username } = eva.user;
      const network = newNetwork();
      await guessTimes(80, username, network);
      expect((await signIn(guessed.visitor(), username, eva.password, network)).status).toBe(429);
      expect((await signIn(guessed.visitor(), username, eva.password)).status).toBe(200);
      expect((await signIn(eva, username, eva.password, network)).status).toBe(200);
    });

    it('lets in a known browser alone once many networks guess, until a while later', async () => {
      const eva = await person();
      const { username } = eva.user;
      await lock(username);
      expect(await signIn(guessed.visitor(), username, eva.password)).toMatchObject({
        status: 429,
        body: { code: 'rate_limited', details: { minutes: 15 } },
      });
      expect((await signIn(eva, username, eva.password)).status).toBe(200);
      guessed.travel(16 * 60_000);
      expect((await signIn(guessed.visitor(), username, eva.password)).status).toBe(200);
    });

    it('lets a known browser try a few times, and no browser that says it is one', async () => {
      const { user, device } = await person();
      await lock(user.username);
      const thief = guessed.visitor();
      thief.device = device;
      const replies = await Promise.all(
        Array.from({ length: 15 }, () => signIn(thief, user.username, 'no es')),
      );
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(3);
      for (const forged of [
        `vestidor_device=${'a'.repeat(43)}`,
        'vestidor_device=',
        (await person()).device,
      ]) {
        thief.device = forged;
        expect((await signIn(thief, user.username, 'no es')).status).toBe(429);
      }
    });

    it('forgets every known browser with the sessions, but the one in hand', async () => {
      const eva = await person();
      await signIn(guessed.visitor(), eva.user.username, eva.password);
      expect(await devicesOf(eva)).toHaveLength(2);
      const change = { currentPassword: eva.password, newPassword: 'tren-limon-piedra' };
      await eva.send('POST /api/account/password', change);
      expect(await devicesOf(eva)).toHaveLength(1);
      await lock(eva.user.username);
      expect((await signIn(eva, eva.user.username, change.newPassword)).status).toBe(200);
      await eva.send('POST /api/account/sign-out-everywhere');
      expect(await devicesOf(eva)).toEqual([]);
    });

    it('knows one browser for several people, keeps no token, and forgets in time', async () => {
      const [ana, eva] = [await person(), await person()];
      const shared = guessed.visitor();
      await signIn(shared, ana.user.username, ana.password);
      const { device } = shared;
      await signIn(shared, eva.user.username, eva.password);
      expect(shared.device).toBe(device);
      await lock(ana.user.username);
      expect((await signIn(shared, ana.user.username, ana.password)).status).toBe(200);
      expect(JSON.stringify(await devicesOf(ana))).not.toContain(device?.split('=')[1]);
      guessed.travel(401 * 24 * 3600_000);
      await deleteExpiredSessions(guessed.services);
      expect(await devicesOf(ana)).toEqual([]);
    });

    it('knows no more than thirty browsers of an account', async () => {
      const eva = await person();
      for (let turn = 0; turn < 32; turn++) await signIn(guessed.visitor(), eva.user.username, eva.password);
      expect(await devicesOf(eva)).toHaveLength(30);
    });
  });

  it('counts the addresses of one household as one network', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:ffff::1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  });
});

describe('signing out', () => {
  it('ends the session at once and clears the cookie', async ({ client }) => {
    const { cookie } = client;
    const reply = await client.send('POST /api/logout');
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(client.cookie).toBeUndefined();
    const again = server.visitor();
    again.cookie = cookie;
    expect((await again.send('GET /api/auth/user')).status).toBe(401);
  });

  it('by link redirects home', async ({ client }) => {
    const reply = await client.send('GET /api/logout');
    expect(reply).toMatchObject({ status: 302, headers: { location: '/' } });
    expect((await client.send('GET /api/auth/user')).status).toBe(401);
  });

  it('is not done by a link on another site', async ({ client }) => {
    await client.send('GET /api/logout', undefined, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await client.send('GET /api/auth/user')).status).toBe(200);
  });
});

describe('the session cookie', () => {
  it('cannot be read by scripts nor sent from other sites', async () => {
    const { headers } = await server.visitor().send('POST /api/register', account('irene'));
    const [session, device] = headers['set-cookie'] as string[];
    expect(session).toMatch(/^vestidor_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(
      /^vestidor_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is bound to the host and to HTTPS where there is HTTPS', async () => {
    const own = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
    const { headers } = await own
      .visitor()
      .send('POST /api/register', account('julia'), { headers: { 'x-forwarded-proto': 'https' } });
    const [session, device] = headers['set-cookie'] as string[];
    expect(session).toMatch(/^__Host-vestidor_session=[\w-]{43}; .*Secure/);
    expect(device).toMatch(/^__Host-vestidor_device=[\w-]{43}; .*Secure/);
  });
});

describe('requests from elsewhere', () => {
  const login = { username: 'nadie', password: 'nada-de-nada' };
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://malo.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['the same origin', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }, 401],
    ['a program', {}, 401],
  ])('%s: %j gives %i', async (_who, headers, status) => {
    expect(
      (await server.visitor().send('POST /api/login', login, { headers: headers as Record<string, string> }))
        .status,
    ).toBe(status);
  });
});

describe('the demonstration', () => {
  it('opens a filled account with an active trial and redirects home', async () => {
    const client = server.visitor();
    expect(await client.send('GET /api/demo-login')).toMatchObject({
      status: 302,
      headers: { location: '/' },
    });
    const { body } = await client.send('GET /api/wardrobe');
    expect(body.summary.totalItems).toBeGreaterThanOrEqual(30);
    expect(body.summary.totalOutfits).toBe(12);
    expect(body.wardrobe.stats.totalWears).toBeGreaterThan(300);
    expect((await client.send('GET /api/subscription/status')).body).toMatchObject({
      hasActiveSubscription: true,
      source: 'trial',
    });
  });

  it('keeps a signed-in person in their own account', async ({ client }) => {
    await client.send('GET /api/demo-login');
    expect((await client.send('GET /api/auth/user')).body.id).toBe(client.user.id);
  });

  const browser = (site: string, mode: string, dest: string) => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  });
  it.each([
    ['a link of ours', browser('same-origin', 'navigate', 'document'), 302],
    ['a link on another site', browser('cross-site', 'navigate', 'document'), 302],
    ['the address bar', browser('none', 'navigate', 'document'), 302],
    ['a picture on another site', browser('cross-site', 'no-cors', 'image'), 403],
    ['a frame on another site', browser('cross-site', 'navigate', 'iframe'), 403],
    ['a script on another site', browser('cross-site', 'cors', 'empty'), 403],
    ['a script of ours', browser('same-origin', 'no-cors', 'script'), 403],
    [
      'a page fetched in advance',
      { ...browser('cross-site', 'navigate', 'document'), 'sec-purpose': 'prefetch' },
      403,
    ],
    ['a picture in a browser that says nothing', { accept: 'image/avif,image/*,*/*;q=0.8' }, 403],
    ['a script in a browser that says nothing', { accept: '*/*', referer: 'https://otra.example/' }, 403],
    [
      'a link in a browser that says nothing',
      { accept: 'text/html,*/*;q=0.8', referer: 'https://otra.example/' },
      302,
    ],
    ['a program', { accept: '*/*' }, 302],
  ])('by %s: %j gives %i, and an account only where it opens', async (_who, headers, status) => {
    const count = async () =>
      (await server.services.db.select().from(users).where(eq(users.demo, true))).length;
    const before = await count();
    const reply = await server
      .visitor()
      .send('GET /api/demo-login', undefined, { headers: headers as Record<string, string> });
    expect(reply.status).toBe(status);
    expect((await count()) - before).toBe(status === 302 ? 1 : 0);
  });

  it('can be switched off', async () => {
    const own = await startTestServer({ DEMO: 'false' });
    expect(await own.visitor().send('GET /api/demo-login')).toMatchObject(refusal(403, 'demo_disabled'));
  });
});
