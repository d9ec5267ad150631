import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGarment, type PaidTestServer, startPaidTestServer } from '#tests/factories/server.ts';
import { sendRaw } from '#tests/fuzz/raw-request.ts';

let server: PaidTestServer;
beforeAll(async () => {
  server = await startPaidTestServer();
});
afterAll(() => server.close());

const malformed = { status: 400, body: { code: 'malformed_request' } };

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

describe('a whole address', () => {
  it.each(['/api/store/products', '/sandbox/paypal'])('is refused where it ends in %s', async (path) => {
    const port = Number(new URL(server.origin).port);
    const request = { method: 'GET', path: `http://elsewhere.invalid${path}`, headers: [] };
    expect((await sendRaw(port, request)).status).toBe(400);
  });
});
