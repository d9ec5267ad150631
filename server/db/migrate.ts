import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseClient } from './client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Applies the migrations that the database has not seen. Several servers may start at once: a
 * locked row lets one of them through at a time, and the later ones find nothing left to do.
 */
export async function migrate({ db, pool }: DatabaseClient): Promise<void> {
  await pool.query('create table if not exists migration_turn (id integer primary key)').catch(ignoreRace);
  await pool.query('insert into migration_turn values (1) on conflict do nothing');
  const turn = await pool.connect();
  try {
    await turn.query('begin');
    await turn.query('select id from migration_turn where id = 1 for update');
    await applyMigrations(db, { migrationsFolder });
    await turn.query('commit');
  } finally {
    turn.release();
  }
}

/** When the newest migration that this version knows was made, as the database notes it. */
export function newestMigration(): number {
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** PostgreSQL answers a unique violation when two sessions create the same table at the same moment. */
function ignoreRace(error: { code?: string }): void {
  if (error.code !== '23505' && error.code !== '42P07') throw error;
}
