import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import { startTestServer, type TestServer } from '#tests/factories/server.ts';

let server: TestServer;
const registered: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const spec = (await server.visitor().send('GET /api/openapi.json')).body;
  for (const [path, methods] of Object.entries<object>(spec.paths)) {
    for (const method of Object.keys(methods)) {
      registered.push(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    }
  }
});
afterAll(() => server.close());

describe('the server', () => {
  it('has a route for every call of the contract, and no other', () => {
    const described = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(registered.sort()).toEqual(described.sort());
  });

  it('shows a page to read the contract on', async () => {
    const reply = await server.visitor().send('GET /api/docs');
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('API de Vestidor');
  });

  it('returns JSON with a code for an unknown call', async () => {
    expect(await server.visitor().send('GET /api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});
