import http from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { listening } from '#tests/fakes/listening.ts';
import { startTracing } from './tracing.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const received: { url: string; body: string }[] = [];

const server = await startTestServer();
const collector = http.createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  received.push({ url: request.url ?? '', body: Buffer.concat(parts).toString() });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
const { origin } = closedAfter(await listening(collector));
afterAll(() => vi.unstubAllEnvs());

it('traces nothing where no collector is named', async () => {
  expect(await startTracing({})).toBeNull();
});

it('sends a request and its queries to the collector, as part of the trace it was called in', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', origin);
  const tracing = await startTracing();
  const database = await openTestDatabase();
  const app = await buildApp({ ...server.services, db: database.db }, null, { tracing });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'nadie', password: 'una-clave-cualquiera' },
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await app.close();
  await tracing?.stop();

  expect(received[0]?.url).toBe('/v1/traces');
  const spans: Span[] = received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find(({ name }) => name === 'POST /api/login');
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.length).toBeGreaterThan(1);
  const sent = received.map(({ body }) => body).join();
  expect(sent).toContain('select');
  for (const secret of ['nadie', 'una-clave-cualquiera']) expect(sent).not.toContain(secret);
});
