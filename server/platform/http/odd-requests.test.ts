import { describe, expect, it } from 'vitest';
import { buildGarment, refusal, startPaidTestServer } from '#tests/factories/server.ts';
import { sendRaw } from '#tests/fuzz/raw-request.ts';

const server = await startPaidTestServer();

const malformed = refusal(400, 'malformed_request');

describe('the character U+0000', () => {
  it.each(['GET /api/store/products/%00', 'GET /api/chat/conversations?cursor=%00'])(
    'is refused in %s',
    async (call) => {
      expect(await (await server.person()).send(call)).toMatchObject(malformed);
    },
  );

  it('is refused in a body, but not the words that write it', async () => {
    const person = await server.person();
    const add = (name: string) => person.send('POST /api/wardrobe/items', buildGarment({ name }));
    expect(await add('a\u0000b')).toMatchObject(malformed);
    expect(await add('a\\u0000b')).toMatchObject({ status: 200, body: { item: { name: 'a\\u0000b' } } });
    expect(await add('a\\\u0000b')).toMatchObject(malformed);
  });
});

it.each(['/api/store/products', '/sandbox/paypal'])(
  'a whole address is refused where it ends in %s',
  async (path) => {
    const port = Number(new URL(server.origin).port);
    const request = { method: 'GET', path: `http://elsewhere.invalid${path}`, headers: [] };
    expect((await sendRaw(port, request)).status).toBe(400);
  },
);

describe('an address that steps out of its folder', () => {
  const steps = ['..', '%2e%2e', '.%2E', '%252e%252e', '%25252e.'];
  const slashes = ['/', '%2f', '\\', '%5c', '%255C'];
  const rows = steps.flatMap((step) => slashes.map((slash) => `${step}${slash}${step}${slash}`));

  it.each(rows)('reaches nothing of a stand-in beside its pages: /sandbox/stripe/%s', async (out) => {
    const port = Number(new URL(server.origin).port);
    const headers: [string, string][] = [['authorization', 'Bearer sk_test_sandbox']];
    for (const path of [
      `/sandbox/stripe/${out}v1/customers`,
      `/sandbox/esplora/x/../${out}blocks/tip/height`,
    ]) {
      const reply = await sendRaw(port, { method: 'GET', path, headers });
      expect(reply.status).toBe(400);
    }
  });

  it.each(['/./api/auth/user', '/api/x/../auth/user', '/assets/..%2f..%2fpackage.json'])(
    'is refused: %s',
    async (path) => {
      const port = Number(new URL(server.origin).port);
      expect((await sendRaw(port, { method: 'GET', path, headers: [] })).status).toBe(400);
    },
  );

  it('is not any that has dots in a name, or in its query', async () => {
    for (const path of [
      '/...',
      '/a..b',
      '/.well-known/security.txt',
      '/?next=/../x',
      '/sandbox/stripe/stripe.js',
    ]) {
      const port = Number(new URL(server.origin).port);
      expect((await sendRaw(port, { method: 'GET', path, headers: [] })).status).not.toBe(400);
    }
  });
});
