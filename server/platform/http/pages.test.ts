import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestServer } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

const script = 'document.documentElement.dataset.theme = "dark"';
const build = makeTemporaryFolder();

const client = path.join(build, 'client');
mkdirSync(path.join(client, 'assets'), { recursive: true });
writeFileSync(path.join(client, 'index.html'), `<script>${script}</script><h1>landing</h1>`);
writeFileSync(path.join(client, '__spa-fallback.html'), '<html lang="es"><h1>shell</h1>');
mkdirSync(path.join(client, 'trial'));
writeFileSync(path.join(client, 'trial', 'index.html'), '<html lang="es"><h1>form</h1>');
writeFileSync(path.join(client, 'trial', 'shell.html'), '<html lang="es"><h1>headed shell</h1>');
writeFileSync(path.join(client, 'assets', 'app-1a2b.js'), 'export {}');
writeFileSync(path.join(client, 'assets', 'garment-reader-1a2b.js'), 'export {}');
const server = await startTestServer({ WEB_BUILD_DIR: build });
const visitor = server.visitor();
const member = await server.person();
afterAll(async () => {
  rmSync(build, { recursive: true, force: true });
});

describe('a page', () => {
  it('is prerendered for a visitor at /, and the shell for a member', async () => {
    expect((await visitor.send('GET /')).body).toContain('landing');
    expect((await member.send('GET /')).body).toContain('shell');
    expect((await member.send('GET /')).headers.vary).toBe('cookie, accept-encoding');
  });

  it('with a form is prerendered for a visitor without a query, and the shell with its head otherwise', async () => {
    expect((await visitor.send('GET /trial')).body).toContain('form');
    expect((await visitor.send('GET /trial?next=%2Fstore')).body).toContain('headed shell');
    expect((await member.send('GET /trial')).body).toContain('headed shell');
  });

  it('marks the page of a visitor, which need not ask who has signed in', async () => {
    expect((await visitor.send('GET /register')).body).toContain('<html data-visitor="" lang="es">');
    expect((await member.send('GET /register')).body).toContain('<html lang="es">');
  });

  it.each([
    ['/register', 200, 200],
    ['/register/', 200, 200],
    ['/dashboard?tab=trends', 200, 200],
    ['/wardrobe', 404, 200],
    ['/account', 404, 200],
    ['/no-existe', 404, 404],
    ['/..%2f..%2fetc/passwd', 400, 400],
  ])('at %s returns %i to a visitor and %i to a member', async (address, toVisitor, toMember) => {
    expect((await visitor.send(`GET ${address}`)).status).toBe(toVisitor);
    expect((await member.send(`GET ${address}`)).status).toBe(toMember);
  });

  it('with the card form lets the form ask a wallet, and no other page does', async () => {
    const own = await startTestServer({
      WEB_BUILD_DIR: build,
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_PRICE_ID: 'price_x',
    });
    const person = await own.person();
    const permissions = async (page: string) =>
      (await person.send(`GET ${page}`)).headers['permissions-policy'];
    expect(await permissions('/stripe-checkout')).toContain('payment=(self "https://js.stripe.com"');
    expect(await permissions('/payments')).toContain('payment=(self),');
  });

  it.each([
    ['/shop', '/store'],
    ['/shop/?category=shoes', '/store?category=shoes'],
    ['/chat', '/ai-chat'],
  ])('at %s redirects everyone to %s', async (address, target) => {
    for (const client of [visitor, member]) {
      const { status, headers } = await client.send(`GET ${address}`);
      expect([status, headers.location]).toEqual([302, target]);
    }
  });

  it('allows its own inline scripts by their hash, and no others', async () => {
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = (await visitor.send('GET /')).headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('is not there for other methods', async () => {
    expect(await visitor.send('POST /register', {})).toMatchObject(refusal(405, 'method_not_allowed'));
  });
});

describe('an asset', () => {
  it('may be kept for a year', async () => {
    const { headers } = await visitor.send('GET /assets/app-1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('may compile WebAssembly if it is what reads photographs in the browser; no page and no other may', async () => {
    const policyOf = async (address: string) =>
      String((await member.send(`GET ${address}`)).headers['content-security-policy']);
    const reader = await policyOf('/assets/garment-reader-1a2b.js');
    expect(reader).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(reader).toContain("default-src 'none'");
    expect(reader).toContain("connect-src 'self'");
    for (const address of ['/assets/app-1a2b.js', '/wardrobe', '/', '/api/docs'])
      expect(await policyOf(address), address).not.toContain('wasm');
  });
});

describe('a page in another language', () => {
  beforeAll(() => {
    const english = path.join(build, 'client', 'en');
    mkdirSync(path.join(english, 'trial'), { recursive: true });
    writeFileSync(path.join(english, '__spa-fallback.html'), '<html lang="en"><h1>English shell</h1>');
    writeFileSync(path.join(english, 'trial', 'index.html'), '<html lang="en"><h1>English form</h1>');
    // Made while the server runs, as translations are.
    writeFileSync(path.join(english, 'sw.js'), 'self');
    writeFileSync(path.join(build, 'client', 'assets', 'later-1a2b.js'), 'export {}');
  });

  it('is served under its prefix, which is kept for the words of the API', async () => {
    const stranger = server.visitor();
    const { body, headers } = await stranger.send('GET /en/trial');
    expect(body).toContain('English form');
    expect(headers['content-language']).toBe('en');
    expect(String(headers['set-cookie'])).toContain('vestidor_language=en');
    expect((await stranger.send('GET /en/no-page')).status).toBe(404);
    expect((await stranger.send('GET /en/shop')).headers.location).toBe('/en/store');
  });

  it('is where addresses without a prefix lead once it is chosen, until Spanish is', async () => {
    const stranger = server.visitor();
    await stranger.send('GET /en');
    expect((await stranger.send('GET /trial?plan=premium')).headers.location).toBe('/en/trial?plan=premium');
    const back = await stranger.send('GET /en/trial?plan=premium&idioma=es');
    expect(back.headers.location).toBe('/trial?plan=premium');
    expect((await stranger.send('GET /trial')).body).toContain('<h1>form');
  });

  it('is nobody’s by Accept-Language, nor where it is not built', async () => {
    const stranger = server.visitor();
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    expect((await stranger.send('GET /trial', undefined, { headers })).body).toContain('<h1>form');
    expect((await stranger.send('GET /trial?idioma=pt')).status).toBe(200);
    expect(
      (await stranger.send('GET /trial', undefined, { headers: { cookie: 'vestidor_language=xx' } })).status,
    ).toBe(200);
  });

  it('has files that were made after the server started, and no others', async () => {
    expect((await visitor.send('GET /en/sw.js')).body).toBe('self');
    expect((await visitor.send('GET /assets/later-1a2b.js')).status).toBe(200);
    expect((await visitor.send('GET /assets/..%2f..%2fpages')).status).not.toBe(200);
    expect((await visitor.send('GET /en/__spa-fallback.html')).status).toBe(404);
  });
});
