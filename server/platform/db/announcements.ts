import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Executor } from './client.ts';

const channel = 'vestidor';
const longestPauseMillis = 30_000;

export type CacheInvalidation = { session: string } | { person: string };

/** Notifies every server once the transaction commits. */
export async function announce(executor: Executor, invalidation: CacheInvalidation): Promise<void> {
  await executor.execute(sql`select pg_notify(${channel}, ${JSON.stringify(invalidation)})`);
}

export interface Listener {
  /** Some announcements may have been missed. */
  hear(isConnected: boolean): void;
  /** @param invalidation null when it cannot be read */
  invalidate(invalidation: CacheInvalidation | null): void;
}

/** Reconnects without end. */
export function listen(db: Database, listener: Listener): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current: pg.Client | undefined;
  const connected = async (): Promise<void> => {
    const { host, port, user, password, database, connectionString, ssl } = db.$client.options;
    const client = new pg.Client({
      host,
      port,
      user,
      password,
      database,
      connectionString,
      ssl,
      keepAlive: true,
    });
    current = client;
    const ended = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
    });
    client.on('notification', ({ payload }) => listener.invalidate(read(payload)));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      listener.hear(true);
      await ended;
    } finally {
      listener.hear(false);
      await client.end().catch(() => {});
    }
  };
  listener.hear(false);
  const forever = async () => {
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPauseMillis)) {
      const since = performance.now();
      await connected().catch(() => {});
      if (performance.now() - since > longestPauseMillis) pause = 500;
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const listening = forever();
  return {
    async stop() {
      stopping.abort();
      await current?.end().catch(() => {});
      await listening;
    },
  };
}

function read(payload: string | undefined): CacheInvalidation | null {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return null;
  }
}
