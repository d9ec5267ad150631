import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { addGarment, refusal, startTestServer } from '#tests/factories/server.ts';
import { registry } from './metrics.ts';
import { serveMetricsOnLoopback } from './serve.ts';

const token = 'a-token-of-some-length-0123';
registry.resetMetrics();
const server = await startTestServer({ METRICS_TOKEN: token });

const metrics = async (): Promise<string> =>
  (await server.visitor().send('GET /metrics', undefined, { headers: { authorization: `Bearer ${token}` } }))
    .body;

it('counts requests by their route, never by their address', async () => {
  const person = await server.person();
  const { id } = await addGarment(person);
  await person.send(`POST /api/wardrobe/items/${id}/worn`);
  await person.send('GET /api/wardrobe');
  await person.send(`GET /api/${id}`);
  await person.send(`GET /${id}`);
  const text = await metrics();
  expect(text).toContain(
    'vestidor_http_request_seconds_count{method="GET",route="/api/wardrobe",status="200"} 1',
  );
  expect(text).toContain('route="(unknown call)",status="404"');
  expect(text).toContain('route="(page)"');
  expect(text).not.toContain(id);
});

it('shows the process, the pool, and what people do', async () => {
  const person = await server.person();
  await person.send('POST /api/wardrobe/outfits/generate', { occasion: 'work', season: 'fall' });
  const text = await metrics();
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toMatch(/vestidor_database_connections\{state="idle"\} \d/);
  expect(text).toContain('vestidor_generations_total{outcome="wardrobe_too_small"} 1');
  expect(text).toContain('# TYPE vestidor_open_payments gauge');
  expect(text).toContain('# TYPE nodejs_active_resources gauge');
  expect(text).not.toMatch(/# TYPE \w+_total gauge/);
});

it('does not exist without the right token, or when none is configured', async () => {
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
    const reply = await server.visitor().send('GET /metrics', undefined, { headers: { authorization } });
    expect(reply).toMatchObject(refusal(404, 'not_found'));
  }
  const { config } = server.services;
  const closed = await buildApp({
    ...server.services,
    config: { ...config, metrics: { port: undefined, token: undefined } },
  });
  const reply = await closed.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(reply.statusCode).not.toBe(200);
  await closed.close();
});

it('is served on its own port, to this machine only, under its own names', async () => {
  const loopback = await serveMetricsOnLoopback(0);
  const { port, address } = loopback.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve) => {
      http.get({ port, host: '127.0.0.1', path: '/metrics', headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
    });
  expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
  expect(await statusFor(`localhost:${port}`)).toBe(200);
  expect(await statusFor(`rebound.example:${port}`)).toBe(404);
  loopback.closeAllConnections();
  loopback.close();
});
