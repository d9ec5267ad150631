import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, expect, inject, it } from 'vitest';
import { makeOlderDatabase } from '#tests/factories/older-database.ts';
import { connectDatabase, type DatabaseClient } from './client.ts';
import { migrate, migrationsFolder } from './migrate.ts';

const opened: DatabaseClient[] = [];
let serial = 0;
afterEach(async () => {
  for (const client of opened.splice(0)) await client.close();
});

async function emptyDatabase(servers: number): Promise<DatabaseClient[]> {
  const postgres = inject('postgres');
  const database = `empty_${process.pid}_${++serial}`;
  const admin = connectDatabase({ ...postgres, database: 'postgres', max: 1 });
  await admin.pool.query(`create database ${database}`);
  await admin.close();
  const clients = Array.from({ length: servers }, () => connectDatabase({ ...postgres, database, max: 3 }));
  opened.push(...clients);
  return clients;
}

it('runs every migration once, however many servers start together', async () => {
  const servers = await emptyDatabase(6);
  await Promise.all(servers.map((server) => migrate(server)));
  const { rows } = await (servers[0] as DatabaseClient).pool.query(
    'select created_at::float8 as at from drizzle.__drizzle_migrations order by id',
  );
  const all = readMigrationFiles({ migrationsFolder });
  expect(rows.map(({ at }) => at)).toEqual(all.map(({ folderMillis }) => folderMillis));
});

const count = async ({ pool }: DatabaseClient): Promise<number> =>
  (await pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n;

it('rolls back while a table is in use, instead of blocking other queries', async () => {
  const [server, other, third] = (await emptyDatabase(3)) as [DatabaseClient, DatabaseClient, DatabaseClient];
  await makeOlderDatabase(server.pool, -1);
  const reader = await other.pool.connect();
  await reader.query('begin');
  await reader.query('lock table drizzle.__drizzle_migrations in share mode');
  let over = false;
  const migrating = migrate(server, () => {}, 100).then(() => {
    over = true;
  });
  await sleep(600);
  expect(over).toBe(false);
  await third.pool.query(`set statement_timeout = '5s'; select count(*) from drizzle.__drizzle_migrations`);
  await reader.query('commit');
  reader.release();
  await migrating;
  expect(await count(third)).toBe(readMigrationFiles({ migrationsFolder }).length);
});
