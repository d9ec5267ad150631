import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseClient } from './client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { postgresCode } from './transaction.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Queries queue behind a waiting schema change: after this long it gives way and retries, so that servers
 * of the previous version respond.
 */
const lockPatienceMillis = 2_000;
const attemptsMax = 30;
const lockNotAvailable = '55P03';

/** Servers that start together take turns by a locked row. */
export async function migrate(client: DatabaseClient, patienceMillis = lockPatienceMillis): Promise<void> {
  const { pool } = client;
  if ((await newestApplied(client)) >= newestMigration()) return;
  await pool.query('create table if not exists migration_turn (id integer primary key)').catch(ignoreRace);
  await pool.query('insert into migration_turn values (1) on conflict do nothing');
  const turn = await pool.connect();
  try {
    await turn.query('begin');
    await turn.query('select id from migration_turn where id = 1 for update');
    await applyInTurn(client, patienceMillis);
    await turn.query('commit');
  } catch (error) {
    // Closing the connection releases its lock.
    turn.release(true);
    throw error;
  }
  turn.release();
}

async function applyInTurn({ pool }: DatabaseClient, patienceMillis: number): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query(`set lock_timeout = ${patienceMillis}`);
    for (let attempt = 1; ; attempt++) {
      try {
        await applyMigrations(drizzle(connection), { migrationsFolder });
        return;
      } catch (error) {
        if (attempt === attemptsMax || postgresCode(error) !== lockNotAvailable) throw error;
        await sleep(patienceMillis * (0.5 + Math.random()));
      }
    }
  } finally {
    // Its changed timeout must not reach others.
    connection.release(true);
  }
}

async function newestApplied({ pool }: DatabaseClient): Promise<number> {
  const { rows } = await pool
    .query<{ at: string | null }>('select max(created_at) as at from drizzle.__drizzle_migrations')
    .catch((error: { code?: string }) => {
      // Undefined table or schema.
      if (error.code !== '42P01' && error.code !== '3F000') throw error;
      return { rows: [] };
    });
  return Number(rows[0]?.at ?? 0);
}

export function newestMigration(): number {
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** PostgreSQL's errors when two sessions create a table at once. */
const createdMeanwhile = ['23505', '42710', '42P07'];

function ignoreRace(error: { code?: string }): void {
  if (!createdMeanwhile.includes(error.code ?? '')) throw error;
}
