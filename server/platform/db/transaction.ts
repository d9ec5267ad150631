import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Database, Executor } from './client.ts';

const attemptsMax = 5;

/** Serialisation failure and deadlock. */
const retryable = new Set(['40001', '40P01']);

/** Retries on conflicts: `work` must have no effect outside the transaction. */
export async function inTransaction<T>(db: Database, work: (tx: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attemptsMax || !retryable.has(postgresCode(error) ?? '')) throw error;
      await sleep(10 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** Returns the SQLSTATE. */
export function postgresCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
}

/**
 * Connections that failed (class 08), and servers that start, stop or recover. A distributed database reports
 * a worker that is gone in the same way.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  /^(08|57P0[123])/.test(postgresCode(error) ?? '') || lostConnection(error);

const lost = /^(ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;

/** The driver's own errors have no SQLSTATE; Drizzle's wrapper tells them from those of other services. */
function lostConnection(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (cause === undefined) return false;
  return (
    ('code' in cause && lost.test(String(cause.code))) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(cause.message)
  );
}

export const isUniqueViolation = (error: unknown): boolean => postgresCode(error) === '23505';

/** Returns the constraint's name in the schema: Citus adds the number of the shard. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint.replace(/_\d{6,}$/, '');
  }
  return undefined;
}
