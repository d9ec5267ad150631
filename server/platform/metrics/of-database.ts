import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { payments } from '#server/platform/db/schema/index.ts';
import { gaugeOfApp } from './metrics.ts';

/** Bounds the load of frequent scrapes. */
const keptMillis = 10_000;

export function measureDatabase(db: Database): void {
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
