import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from '#server/platform/db/migrate.ts';

/** @param migrations negative numbers count from the end */
export async function makeOlderDatabase(pool: pg.Pool, migrations: number): Promise<void> {
  await pool.query(`drop schema if exists drizzle cascade; drop schema public cascade; create schema public;
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, migrations)) {
    for (const statement of sql) await pool.query(statement);
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
