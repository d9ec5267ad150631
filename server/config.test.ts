import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '#tests/factories/server.ts';
import { readConfig } from './config.ts';

const deployed = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8');
const overTls = { PUBLIC_URL: 'https://vestidor.example' };

describe('an https PUBLIC_URL', () => {
  it('does not start without the address of the proxy, and gives the line that is missing', () => {
    for (const missing of [{}, { TRUSTED_PROXIES: '' }, { TRUSTED_PROXIES: ' , ' }])
      for (const url of [overTls, { PUBLIC_URL: 'HTTPS://vestidor.example' }])
        expect(() => readConfig({ ...url, ...missing })).toThrow(
          /PUBLIC_URL.*TRUSTED_PROXIES=127\.0\.0\.1,::1/,
        );
    const { trustedProxies } = readConfig({ ...overTls, TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8' });
    expect(trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
  });

  it('is asked for nothing where there is none, or a plain one', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ PUBLIC_URL: 'http://192.168.1.20:3000' }).trustedProxies).toEqual([]);
  });

  it('believes no network that is none, nor the whole world', () => {
    for (const wrong of ['caddy', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8/8', '10.0.0'])
      expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES/);
  });

  it('starts from the line that it asks for, with cookies that are secure and limits by the caller', async () => {
    const server = await startTestServer({
      ...overTls,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      RATE_LIMIT_FACTOR: '1',
    });
    const call = (caller: string) =>
      server.visitor().send(
        'POST /api/auth/password-reset/request',
        { email: 'x@ejemplo.es' },
        {
          headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': caller },
        },
      );
    for (let turn = 0; turn < 10; turn++) expect((await call('203.0.113.7')).status).toBe(200);
    expect((await call('203.0.113.7')).status).toBe(429);
    expect((await call('203.0.113.8')).status).toBe(200);
  });
});

describe('every file of deploy/', () => {
  it('says from where its proxy calls', () => {
    const variables = Object.fromEntries(
      [...deployed('vestidor.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(variables.PUBLIC_URL).toMatch(/^https:/);
    expect(readConfig(variables).trustedProxies).toEqual(['127.0.0.1', '::1']);
    expect(deployed('vestidor.service')).toMatch(/^Environment=TRUSTED_PROXIES=127\.0\.0\.1,::1$/m);
    for (const file of ['Caddyfile', 'Containerfile']) expect(deployed(file)).toContain('TRUSTED_PROXIES');
  });

  it('pins every image to a version', () => {
    for (const file of ['compose.yaml', 'compose.home.yaml', 'Containerfile']) {
      const images = [...deployed(file).matchAll(/^(?: +image:|FROM) (\S+)/gm)].map(([, image]) => image);
      const pulled = images.filter((image) => image !== 'scratch');
      expect(pulled.length).toBeGreaterThan(0);
      for (const image of pulled) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w-]+)?$/);
    }
    const [, node] = /node:([\d.]+)/.exec(deployed('Containerfile')) ?? [];
    expect(node).toBe(readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8').trim());
  });

  it('serves without SITE', () => {
    expect(deployed('Caddyfile')).toMatch(/^\{\$SITE:localhost\} \{$/m);
  });

  it('and the balancer of compose.yaml is in the network that its servers believe', () => {
    const [, trusted] = /^ +TRUSTED_PROXIES: (\S+)$/m.exec(deployed('compose.yaml')) ?? [];
    const [, subnet] = /subnet: (\S+) /.exec(deployed('compose.yaml')) ?? [];
    expect(trusted).toBe(subnet);
    expect(readConfig({ ...overTls, TRUSTED_PROXIES: trusted }).trustedProxies).toEqual([subnet]);
  });
});
