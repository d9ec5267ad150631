import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import { requestExamples } from '#server/platform/http/request-examples.ts';
import { refusal, startTestServer } from '#tests/factories/server.ts';

const registered: string[] = [];

const server = await startTestServer();
const spec = (await server.visitor().send('GET /api/openapi.json')).body;
for (const [path, methods] of Object.entries<object>(spec.paths)) {
  for (const method of Object.keys(methods)) {
    registered.push(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  }
}

describe('the server', () => {
  it('has a route for every call of the contract, and no other', () => {
    const described = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(registered.sort()).toEqual(described.sort());
  });

  it('describes itself in an OpenAPI document without a fault', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(spec), config });
    expect(
      problems
        .filter(({ severity }) => severity === 'error')
        .map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`),
    ).toEqual([]);
  });

  it('names each operation once, with the codes of its errors', () => {
    const operations = Object.values<Record<string, { operationId: string }>>(spec.paths).flatMap((each) =>
      Object.values(each),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const wear = spec.paths['/api/wardrobe/wear/{id}'] ?? spec.paths['/api/wardrobe/items/{id}'];
    const operation = wear.post ?? wear.patch;
    expect(operation.security).toEqual([{ session: [] }, { token: [] }]);
    expect(spec.paths['/api/account/erase'].post.security).toEqual([{ session: [] }]);
    expect(
      operation.responses['404'].content['application/json'].schema.allOf[1].properties.code.enum,
    ).toContain('garment_not_found');
    expect(operation.responses['401'].description).toContain('Inicia sesión para continuar.');
  });

  it('shows an example of a body that the call accepts', () => {
    for (const [call, example] of Object.entries(requestExamples)) {
      const found = endpoints.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call);
      expect(found?.endpoint.body?.safeParse(example).error, call).toBeUndefined();
      expect(found, call).toBeDefined();
      const [method = '', path = ''] = call.split(' ');
      const { requestBody } = spec.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(requestBody.content['application/json'].example).toEqual(example);
    }
  });

  it('shows a page to read the contract on', async () => {
    const reply = await server.visitor().send('GET /api/docs');
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('API de Vestidor');
  });

  it('returns JSON with a code for an unknown call', async () => {
    expect(await server.visitor().send('GET /api/nothing')).toMatchObject(refusal(404, 'not_found'));
  });
});
