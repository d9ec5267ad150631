import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { eq, lt, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Cutter } from '#contract/vocabulary.ts';
import type { Database } from '#server/platform/db/client.ts';
import { runningBackups } from '#server/platform/db/schema/index.ts';
import { filesOf, type PhotoStore, photoKey } from '#server/platform/files/store.ts';
import type { Services } from '#server/services.ts';
import { BackupError, writeArchive } from './archive.ts';
import {
  type Checksums,
  formatVersion,
  type Manifest,
  manifestName,
  photoName,
  pieceName,
} from './format.ts';
import { copied, tablesOf } from './tables.ts';

const renewMillis = 10_000;

type Add = (name: string, bytes: Uint8Array) => Promise<void>;

interface Photographed {
  folder: string;
  cutBy: Cutter;
}

const pieceBytes = 4 * 1024 * 1024;
const photosAtOnce = 8;

/**
 * Copies one snapshot while others write.
 * @throws BackupError when the file exists
 */
export async function takeBackup(
  { db, photoStore, now }: Pick<Services, 'db' | 'photoStore' | 'now'>,
  file: string,
): Promise<Checksums> {
  if (existsSync(file)) throw new BackupError(`«${file}» ya existe: elige otro nombre.`);
  return whileNothingIsRemoved(db, () =>
    writeArchive(file, async (add) => {
      const { rows, photographs } = await copySnapshot(await db.$client.connect(), now(), add);
      const missing = await copyPhotographs(photoStore, photographs, add);
      return { rows, photographs: photographs.length, missing };
    }),
  );
}

async function copySnapshot(client: PoolClient, now: Date, add: Add) {
  let failure: Error | undefined;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const tables = await tablesOf(client);
    const { rows: done } = await client.query<{ at: string }>(
      'select created_at as at from drizzle.__drizzle_migrations order by created_at',
    );
    const manifest: Manifest = {
      product: 'vestidor',
      format: formatVersion,
      createdAt: now.toISOString(),
      migrations: done.map(({ at }) => Number(at)),
      tables,
    };
    await add(manifestName, Buffer.from(JSON.stringify(manifest)));
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table.name] = await copyTable(client, table, add);
    // Older databases have no outlines drawn by people.
    const cutBy = tables.some(({ name, columns }) => name === 'photos' && columns.includes('cut_by'));
    const { rows: photos } = await client.query<Photographed>(
      `select storage_key as folder, ${cutBy ? 'cut_by' : `'scanner'`} as "cutBy"
         from photos where storage_key is not null order by owner_id, id`,
    );
    await client.query('commit');
    return { rows, photographs: photos };
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // Unusable after a failed COPY.
    client.release(failure);
  }
}

async function copyTable(client: PoolClient, table: Manifest['tables'][number], add: Add): Promise<number> {
  const stream = client.query(copyTo(`copy ${copied(table)} to stdout`));
  let parts: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const flush = async () => {
    if (bytes > 0) await add(pieceName(table.name, ++pieces), Buffer.concat(parts));
    parts = [];
    bytes = 0;
  };
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= pieceBytes) await flush();
  }
  await flush();
  return stream.rowCount;
}

/** Returns keys that the store lacks. */
async function copyPhotographs(
  store: PhotoStore,
  photographs: readonly Photographed[],
  add: Add,
): Promise<string[]> {
  const missing: string[] = [];
  const keys = photographs.flatMap((one) => filesOf(one).map((file) => photoKey(one.folder, file)));
  for (let at = 0; at < keys.length; at += photosAtOnce) {
    const some = keys.slice(at, at + photosAtOnce);
    const pictures = await Promise.all(some.map((key) => store.get(key)));
    for (const [i, key] of some.entries()) {
      const picture = pictures[i];
      if (picture) await add(photoName(key), picture);
      else missing.push(key);
    }
  }
  return missing;
}

/** Removals of photos wait. */
async function whileNothingIsRemoved<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  const aliveUntil = sql`now() + interval '1 minute'`;
  await db.delete(runningBackups).where(lt(runningBackups.aliveUntil, sql`now() - interval '1 day'`));
  await db.insert(runningBackups).values({ id, aliveUntil });
  const renewal = setInterval(() => {
    db.update(runningBackups)
      .set({ aliveUntil })
      .where(eq(runningBackups.id, id))
      .catch(() => {});
  }, renewMillis);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await db.delete(runningBackups).where(eq(runningBackups.id, id));
  }
}
