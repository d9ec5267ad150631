import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { StartFault } from '#server/platform/start-fault.ts';
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
const undefinedTable = '42P01';
const undefinedSchema = '3F000';

/**
 * Time of the newest migration that a program must know to work on this schema; 0 for every program. A
 * migration that drops or narrows something raises it.
 */
const worksSince = 0;

/**
 * Servers that start together take turns by a locked row.
 * @throws StartFault when a newer version of the program changed the schema beyond this one
 */
export async function migrate(
  client: DatabaseClient,
  log: (message: string) => void = () => {},
  patienceMillis = lockPatienceMillis,
): Promise<void> {
  const { pool } = client;
  const newest = await newestApplied(client);
  if (newest > newestMigration()) {
    await requireCompatible(client);
    log('Una versión posterior de Vestidor ha cambiado la base de datos; esta puede trabajar con ella.');
  }
  if (newest >= newestMigration()) return;
  await pool.query('create table if not exists migration_turn (id integer primary key)').catch(ignoreRace);
  await pool.query('alter table migration_turn add column if not exists works_since bigint');
  await pool.query('insert into migration_turn (id) values (1) on conflict do nothing');
  const turn = await pool.connect();
  try {
    await turn.query('begin');
    await turn.query('select id from migration_turn where id = 1 for update');
    await applyInTurn(client, patienceMillis);
    await turn.query('update migration_turn set works_since = $1', [worksSince]);
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
      if (error.code !== undefinedTable && error.code !== undefinedSchema) throw error;
      return { rows: [] };
    });
  return Number(rows[0]?.at ?? 0);
}

/** The previous version must work beside the new one, and again after it. */
async function requireCompatible({ pool }: DatabaseClient): Promise<void> {
  const { rows } = await pool
    .query<{ since: string | null }>(
      `select to_jsonb(migration_turn) ->> 'works_since' as since from migration_turn`,
    )
    .catch((error: { code?: string }) => {
      if (error.code !== undefinedTable) throw error;
      return { rows: [] };
    });
  const since = rows[0]?.since ?? null;
  if (since !== null && Number(since) <= newestMigration()) return;
  throw new StartFault(
    'DATABASE_NEWER',
    'La base de datos es de una versión posterior de Vestidor, que esta no conoce. Arranca esa versión, o restaura una copia anterior con «npm run operator -- restore».',
  );
}

export function newestMigration(): number {
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** PostgreSQL's errors when two sessions create a table at once. */
const createdMeanwhile = ['23505', '42710', '42P07'];

function ignoreRace(error: { code?: string }): void {
  if (!createdMeanwhile.includes(error.code ?? '')) throw error;
}
