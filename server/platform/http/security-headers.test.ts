import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Reply, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const secure = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });

const overTls = { headers: { 'x-forwarded-proto': 'https' } };

describe('every answer', () => {
  it.each([
    '/',
    '/no-existe',
    '/api/auth/user',
    '/api/no-existe',
    '/api/store/products',
    '/api/openapi.json',
  ])('at %s carries what keeps a browser from being misled', async (address) => {
    const { headers } = await server.visitor().send(`GET ${address}`);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=()'),
    });
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "script-src-attr 'none'",
    ])
      expect(policy).toContain(directive);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has the same headers over a connection, each of them once', async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    for (const address of [
      '/',
      '/no-existe',
      '/api/auth/user',
      '/api/store/products',
      '/api/docs/',
      '/%2e',
    ]) {
      const [answer] = (await once(get(origin + address), 'response')) as [IncomingMessage];
      answer.resume();
      const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      expect(names).toEqual([...new Set(names)]);
      const own = ({ 'x-request-id': _, date, connection, 'keep-alive': __, ...rest }: Reply['headers']) =>
        Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      const { headers } = await server.visitor().send(`GET ${address}`);
      expect(own(answer.headers)).toEqual(own(headers));
    }
  });

  it('with personal data is not cached by browsers', async () => {
    const person = await server.person();
    for (const call of ['GET /api/auth/user', 'GET /api/wardrobe', 'GET /api/account', 'GET /api/orders'])
      expect((await person.send(call)).headers['cache-control']).toBe('no-store');
  });
});

describe('the cookie of a session', () => {
  const account = { username: 'vera', email: 'vera@ejemplo.es', password: 'caballo-grapa-42' };

  it('over TLS is locked to this host, hidden from scripts, and goes with what was kept of the session', async () => {
    const client = secure.visitor();
    const { headers } = await client.send('POST /api/register', account, overTls);
    const [session, device] = headers['set-cookie'] as string[];
    expect(session).toMatch(
      /^__Host-vestidor_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(
      /^__Host-vestidor_device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(String(headers['set-cookie'])).not.toContain('Domain');
    const out = await client.send('POST /api/logout', undefined, overTls);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect(String(out.headers['set-cookie'])).toMatch(
      /^__Host-vestidor_session=; .*Expires=Thu, 01 Jan 1970/,
    );
  });

  it('that an attacker has set beforehand is not the one that signing in gives', async () => {
    const client = secure.visitor();
    const fixed = `__Host-vestidor_session=${'a'.repeat(43)}`;
    client.cookie = fixed;
    await client.send('POST /api/login', { username: 'vera', password: account.password }, overTls);
    expect(client.cookie).not.toBe(fixed);
    const attacker = secure.visitor();
    attacker.cookie = fixed;
    expect((await attacker.send('GET /api/auth/user', undefined, overTls)).status).toBe(401);
  });

  it('is refused over a plain or forged connection', async () => {
    const client = secure.visitor();
    await client.send('POST /api/login', { username: 'vera', password: account.password }, overTls);
    expect((await client.send('GET /api/auth/user')).status).toBe(401);
    // Only trusted proxies may state TLS.
    const forged = await server.visitor().send('POST /api/register', account, overTls);
    expect(String(forged.headers['set-cookie'])).toMatch(/^vestidor_session=/);
  });
});
