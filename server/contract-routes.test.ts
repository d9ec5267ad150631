import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import { planned } from '#contract/planned.ts';
import { startTestServer, type TestServer } from '#tests/factories/server.ts';

let server: TestServer;
const registered: { call: string; planned: boolean }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const spec = (await server.visitor().send('GET /api/openapi.json')).body;
  for (const [path, methods] of Object.entries<Record<string, { summary?: string }>>(spec.paths)) {
    for (const [method, { summary }] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      registered.push({ call, planned: summary?.endsWith('(planned)') ?? false });
    }
  }
});
afterAll(() => server.close());

const calls = (list: readonly { method: string; path: string }[]) =>
  list.map(({ method, path }) => `${method} ${path}`).sort();

describe('the server', () => {
  it('has a route for every call of the contract, and no other', () => {
    expect(registered.map(({ call }) => call).sort()).toEqual(
      calls(endpoints.map(({ endpoint }) => endpoint)),
    );
  });

  it('answers 501 for exactly the calls that are planned', () => {
    expect(
      registered
        .filter((one) => one.planned)
        .map(({ call }) => call)
        .sort(),
    ).toEqual(calls(planned));
  });

  it.each(planned.map((endpoint) => [`${endpoint.method} ${endpoint.path}`]))(
    'says that %s is planned',
    async (call) => {
      const reply = await server.visitor().send(call.replaceAll(/:\w+/g, 'x'));
      expect(reply).toMatchObject({ status: 501, body: { code: 'planned' } });
    },
  );

  it('shows a page to read the contract on', async () => {
    const reply = await server.visitor().send('GET /api/docs');
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('API de Vestidor');
  });

  it('answers JSON with a code for an unknown call', async () => {
    expect(await server.visitor().send('GET /api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});
