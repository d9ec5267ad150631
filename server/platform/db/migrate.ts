import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { StartFault } from '#server/platform/start-fault.ts';
import { isDistributed } from './citus/owners.ts';
import { forCitus } from './citus/statements.ts';
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
        await applyMissing(connection);
        return;
      } catch (error) {
        await connection.query('rollback');
        if (attempt === attemptsMax || postgresCode(error) !== lockNotAvailable) throw error;
        await sleep(patienceMillis * (0.5 + Math.random()));
      }
    }
  } finally {
    // Its changed timeout must not reach others.
    connection.release(true);
  }
}

async function applyMissing(connection: ClientBase): Promise<void> {
  await connection.query('begin');
  await connection.query('create schema if not exists drizzle');
  await connection.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await connection.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.at ?? 0);
  await applyMigrations(connection, (at) => at > newest);
  await connection.query('commit');
}

/** In the transaction of the caller. */
export async function applyMigrations(
  connection: ClientBase,
  wanted: (at: number) => boolean,
): Promise<void> {
  const distributed = await isDistributed(connection);
  if (distributed) await connection.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (!wanted(folderMillis)) continue;
    for (const statement of distributed ? sql.flatMap(forCitus) : sql) await connection.query(statement);
    await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
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
