import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { isIPv4 } from 'node:net';
import { isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Database } from '#server/platform/db/client.ts';
import { payments } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { routeLabel } from '#server/platform/metrics/route-label.ts';
import type { Services } from '#server/services.ts';
import { gaugeOfApp, registry, requests } from './metrics.ts';

export function measure(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  // A process may build several apps, as tests do.
  if (!registry.getSingleMetric('process_cpu_user_seconds_total')) {
    collectDefaultMetrics({ register: registry });
    // Gauges under a counter's name, which `promtool check metrics` refuses; those by type have the same sum.
    for (const kind of ['handles', 'requests', 'resources'])
      registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  measureDatabase(db);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    requests.observe(
      { method, route: routeLabel(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

/** 404 without the token. */
export function serveMetricsWithToken(app: FastifyInstance, token: string): void {
  const wanted = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Equal lengths, so the comparison leaks no timing.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      throw new ApiError('not_found');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Behind a local proxy every caller looks local, so the public port cannot decide by address. */
export async function serveMetricsOnLoopback(port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    // Prevents DNS rebinding.
    const { hostname } = URL.parse(`http://${request.headers.host}`) ?? {};
    if (request.method !== 'GET' || request.url !== '/metrics' || !isLocal(hostname ?? '')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response
        .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
        .end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
  return server;
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));

/** Bounds the load of frequent scrapes. */
const keptMillis = 10_000;

function measureDatabase(db: Database): void {
  const pool = db.$client;
  gaugeOfApp({
    name: 'vestidor_database_connections',
    help: 'Connections of the pool, by state; waiting are those who would have one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  let readAt = Number.NEGATIVE_INFINITY;
  gaugeOfApp({
    name: 'vestidor_open_payments',
    help: 'Payments that are still looked at, by way to pay and state',
    labelNames: ['method', 'status'],
    async collect() {
      if (performance.now() - readAt < keptMillis) return;
      const rows = await openPayments(db).catch(() => null);
      if (rows === null) return;
      readAt = performance.now();
      this.reset();
      for (const { method, status, open } of rows) this.set({ method, status }, open);
    },
  });
}

function openPayments(db: Database) {
  return db
    .select({ method: payments.method, status: payments.status, open: sql<number>`count(*)::int` })
    .from(payments)
    .where(isNotNull(payments.checkAt))
    .groupBy(payments.method, payments.status);
}
