import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/platform/db/client.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { garments, outfitGarments, outfits, photos, wears } from '#server/platform/db/schema/index.ts';
import { connectionTo, type Ports } from '#tests/factories/citus-cluster.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
    template: string;
    /** Of a coordinator and its workers, each of whose databases is distributed. */
    citus: Ports | null;
  }
}

/** One PostgreSQL per run; each test file copies its migrated template. */
export default async function startPostgres(project: TestProject) {
  const ports: Ports | null = process.env.CITUS_PORTS ? process.env.CITUS_PORTS.split(',').map(Number) : null;
  project.provide('citus', ports);
  if (ports !== null) {
    project.provide('postgres', connectionTo(ports));
    return;
  }
  const folder = makeTemporaryFolder();
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    survivesPowerCuts: false,
  });
  const { host, port, user, database } = server.connection;
  const template = 'vestidor_template';
  const admin = connectDatabase({ host, port, user, database });
  await admin.pool.query(`create database ${template}`);
  await admin.close();
  const migrated = connectDatabase({ host, port, user, database: template });
  await migrate(migrated);
  await guardWardrobeState(migrated.pool);
  await migrated.close();
  project.provide('postgres', { host, port, user });
  project.provide('template', template);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

const columnsOf = (table: PgTable, ...unpresented: string[]) =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !unpresented.includes(name));

const presented: readonly [table: PgTable, events: string, columns: readonly string[]][] = [
  [garments, 'insert or delete or update of', columnsOf(garments, 'embedding', 'embedding_model')],
  [
    outfits,
    'insert or delete or update of',
    columnsOf(outfits, 'losses', 'taught', 'generation_id', 'worded'),
  ],
  [outfitGarments, 'insert or delete or update of', columnsOf(outfitGarments)],
  [wears, 'insert or delete or update of', columnsOf(wears)],
  [photos, 'update of', ['drawing', 'cut_by']],
];

/** Fails commits that change what the wardrobe's calls present, but not its state. */
async function guardWardrobeState(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function require_state() returns trigger language plpgsql as $$
    declare owner uuid := case when tg_op = 'DELETE' then old.owner_id else new.owner_id end;
    begin
      if exists (select from users where id = owner) and not exists (
        select from wardrobe_insights where owner_id = owner and state is not null
          -- Also of a subtransaction, whose number is higher.
          and xmin::text::bigint >= txid_current() % (2::bigint ^ 32)::bigint
      ) then
        raise exception '% of % without changing the state of the wardrobe', tg_op, tg_table_name;
      end if;
      return null;
    end $$`);
  for (const [table, events, columns] of presented) {
    const name = getTableName(table);
    await pool.query(
      `create constraint trigger ${name}_state after ${events} ${columns.join()} on ${name}
        deferrable initially deferred for each row execute function require_state()`,
    );
  }
}
