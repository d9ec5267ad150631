import { once } from 'node:events';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { ownersTable } from '#server/platform/db/citus/owners.ts';
import { applyMigrations, migrationsFolder } from '#server/platform/db/migrate.ts';
import type { Services } from '#server/services.ts';
import { removeScheduled } from '#server/wardrobe/photos/removal.ts';
import { BackupError, readArchive } from './archive.ts';
import { Checksums, checksumsName, keyOfPhoto, Manifest, manifestName, tableOfPiece } from './format.ts';
import { copied, quoted, tablesOf } from './tables.ts';

type Needs = Pick<Services, 'db' | 'photoStore'>;
export type Contents = { manifest: Manifest; checksums: Checksums };

const photosAtOnce = 8;
/** These have rows in a new installation. */
const seeded = ['products', 'product_variants', 'price_history', 'catalogue_seeds', 'photo_removals'];

/**
 * Changes nothing.
 * @throws BackupError when damaged or of an unknown version
 */
export async function checkBackup(file: string): Promise<Contents> {
  let manifest: Manifest | undefined;
  let checksums: Checksums | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    if (name === manifestName) manifest = Manifest.parse(JSON.parse(bytes.toString()));
    else if (name === checksumsName) checksums = Checksums.parse(JSON.parse(bytes.toString()));
    else if (tableOfPiece(name) === undefined && keyOfPhoto(name) === undefined)
      throw new BackupError(`La copia contiene algo que no le corresponde: «${name}».`);
  }
  if (manifest === undefined || checksums === undefined) throw new BackupError('La copia está incompleta.');
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (manifest.migrations.some((at) => !known.has(at)))
    throw new BackupError('La copia es de una versión más nueva de Vestidor: actualiza y repite.');
  return { manifest, checksums };
}

/**
 * One transaction, with migrations newer than the backup.
 * @param replace existing data may be overwritten
 * @throws BackupError when nothing was done
 */
export async function restoreBackup(
  services: Needs,
  file: string,
  { replace }: { replace: boolean },
): Promise<Contents> {
  const contents = await checkBackup(file);
  const client = await services.db.$client.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    // A running server would hold its locks without end.
    await client.query(`set local lock_timeout = '15s'`);
    await client.query('select id from migration_turn where id = 1 for update');
    if (!replace) await requireEmpty(client);
    await client.query('create temporary table before on commit drop as select storage_key from photos');
    await makeTables(client, contents.manifest);
    await load(services, client, file, contents);
    await migrateFrom(client, contents.manifest);
    await client.query(
      `insert into photo_removals (folder, created_at)
       select storage_key, now() from before
        where storage_key is not null and storage_key not in (select storage_key from photos where storage_key is not null)
       on conflict do nothing`,
    );
    await client.query('commit');
  } catch (error) {
    failure = error as Error;
    if ('code' in failure && failure.code === '55P03')
      throw new BackupError('Hay un servidor trabajando en esa base de datos: páralo y repite.');
    throw error;
  } finally {
    client.release(failure);
  }
  await removeScheduled(services);
  return contents;
}

async function requireEmpty(client: PoolClient): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    if (seeded.includes(name)) continue;
    const { rows } = await client.query(`select 1 from public.${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        'En esta base de datos ya hay algo. Con --replace se borra y queda lo que hay en la copia.',
      );
  }
}

/** As at the time of the backup. */
async function makeTables(client: PoolClient, { migrations, tables }: Manifest): Promise<void> {
  for (const { name } of await tablesOf(client))
    await client.query(`drop table public.${quoted(name)} cascade`);
  await client.query('drop table if exists running_backups');
  // Restored tables are in one place until they are distributed again.
  await client.query(`drop table if exists ${ownersTable}`);
  await client.query('truncate drizzle.__drizzle_migrations');
  await applyMigrations(client, (at) => migrations.includes(at));
  const names = tables.map(({ name }) => `public.${quoted(name)}`);
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
}

const migrateFrom = (client: PoolClient, { migrations }: Manifest) =>
  applyMigrations(client, (at) => !migrations.includes(at));

async function load(
  { photoStore }: Needs,
  client: PoolClient,
  file: string,
  { manifest, checksums }: Contents,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const rows: Record<string, number> = Object.fromEntries([...tables.keys()].map((name) => [name, 0]));
  let open: { table: string; stream: CopyStreamQuery } | undefined;
  const finish = async () => {
    if (open === undefined) return;
    const { table, stream } = open;
    open = undefined;
    stream.end();
    await once(stream, 'finish');
    rows[table] = stream.rowCount;
  };
  const copying = (name: string): CopyStreamQuery => {
    const table = tables.get(name);
    if (table === undefined) throw new BackupError(`La copia no dice qué es la tabla «${name}».`);
    return client.query(copyFrom(`copy ${copied(table)} from stdin`));
  };
  let pictures: Promise<void>[] = [];
  for await (const { name, bytes } of readArchive(file)) {
    const table = tableOfPiece(name);
    if (table !== undefined) {
      if (open?.table !== table) {
        await finish();
        open = { table, stream: copying(table) };
      }
      const { stream } = open as NonNullable<typeof open>;
      if (!stream.write(bytes)) await once(stream, 'drain');
      continue;
    }
    await finish();
    const key = keyOfPhoto(name);
    if (key !== undefined) pictures.push(photoStore.put(key, bytes));
    if (pictures.length >= photosAtOnce) {
      await Promise.all(pictures);
      pictures = [];
    }
  }
  await Promise.all(pictures);
  const wrong = Object.keys(rows).filter((table) => rows[table] !== checksums.rows[table]);
  if (wrong.length > 0)
    throw new BackupError(`No se han podido leer todas las filas de ${wrong.join(', ')}.`);
}
