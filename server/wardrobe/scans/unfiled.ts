import { and, asc, eq, getTableColumns, inArray, lt } from 'drizzle-orm';
import type { GarmentChanges } from '#contract/garments.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { UnfiledScan } from '#contract/unfiled-scans.ts';
import { embeddingModel } from '#scanner/embedding-model.ts';
import { lookOf, mostAlike } from '#scanner/likeness.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { unfiledScans } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { existingGarments } from '#server/wardrobe/garments/queries.ts';
import { deletePhotoRow, insertPhoto } from '#server/wardrobe/photos/keep.ts';
import { comparableGarments, embeddingColumns, embeddingOf } from './embeddings.ts';
import { insertGarmentOfScan, type ServerScan } from './file-scan.ts';
import { deleteUnread, forgetUnread } from './unread.ts';

export type UnfiledRow = typeof unfiledScans.$inferSelect;

/** Oldest first. */
export const unfiledOf = (db: Executor, ownerId: string): Promise<UnfiledRow[]> =>
  db
    .select()
    .from(unfiledScans)
    .where(eq(unfiledScans.ownerId, ownerId))
    .orderBy(asc(unfiledScans.createdAt), asc(unfiledScans.id));

export const countUnfiled = (db: Executor, ownerId: string): Promise<number> =>
  db.$count(unfiledScans, eq(unfiledScans.ownerId, ownerId));

const keyOf = (ownerId: string, id: string) =>
  and(eq(unfiledScans.ownerId, ownerId), eq(unfiledScans.id, id));

export async function isUnfiled(db: Executor, ownerId: string, id: string): Promise<boolean> {
  return (await db.$count(unfiledScans, keyOf(ownerId, id))) > 0;
}

/**
 * Returns whether it was kept: a repeated request may have been first.
 * @param from `sent` for review: dropped if its owner has discarded it meanwhile
 */
export async function holdScan(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
  { photo, embedding, analysis, millis, createdAt }: ServerScan,
  from: 'sent' | 'found' = 'found',
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (from === 'sent' && !(await deleteUnread(tx, ownerId, [id]))) return false;
    await insertPhoto(tx, photo);
    const row = { ownerId, id, photoId: photo.id, analysis, millis, createdAt };
    const kept = await tx
      .insert(unfiledScans)
      .values({ ...row, ...embeddingColumns(embedding) })
      .onConflictDoNothing()
      .returning({ id: unfiledScans.id });
    if (kept.length === 0) await deletePhotoRow(tx, ownerId, photo.id);
    return kept.length > 0;
  });
}

/** Each is compared with the garments and with earlier readings. */
export async function presentUnfiled(
  db: Executor,
  ownerId: string,
  rows: readonly UnfiledRow[],
): Promise<UnfiledScan[]> {
  const known = await comparableGarments(db, ownerId);
  return rows.map(({ id, analysis, photoId, embedding, embeddingModel: model }) => {
    const look = model === embeddingModel ? lookOf(analysis, embeddingOf(embedding)) : null;
    const similarId = look && mostAlike(look, known);
    if (look) known.push({ id, ...look });
    const address = `/api/photos/${photoId}`;
    return { id, analysis, photo: { full: `${address}/full`, thumb: `${address}/thumb` }, similarId };
  });
}

interface Review {
  filed: readonly { id: string; changes: GarmentChanges }[];
  discarded: readonly string[];
}

/**
 * Returns the folders of the discarded photographs and the ids of the garments, also of those that an
 * earlier identical request has filed.
 * @throws ApiError `garment_limit`, `storage_full`
 */
export async function reviewScans(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  { filed, discarded }: Review,
  language: Language,
): Promise<{ garmentIds: string[]; folders: string[] }> {
  return inTransaction(db, async (tx) => {
    const ids = [...filed.map(({ id }) => id), ...discarded];
    if (ids.length === 0) return { garmentIds: [], folders: [] };
    await deleteUnread(tx, ownerId, discarded);
    // Deleted rows cannot be filed by two requests at once.
    const taken = await tx
      .delete(unfiledScans)
      .where(and(eq(unfiledScans.ownerId, ownerId), inArray(unfiledScans.id, ids)))
      .returning(getTableColumns(unfiledScans));
    const rows = new Map(taken.map((row) => [row.id, row]));
    for (const { id, changes } of filed) {
      const row = rows.get(id);
      if (!row) continue;
      rows.delete(id);
      const { photoId, analysis, millis, createdAt } = row;
      const embedding = row.embeddingModel === embeddingModel ? embeddingOf(row.embedding) : null;
      const scan = { analysis, embedding, photoId, millis, readOn: 'server', createdAt } as const;
      await insertGarmentOfScan(tx, config, ownerId, id, scan, changes, language);
    }
    const folders: string[] = [];
    for (const { photoId } of rows.values()) {
      const folder = await deletePhotoRow(tx, ownerId, photoId);
      if (folder !== null) folders.push(folder);
    }
    const garmentIds = filed.map(({ id }) => id);
    const existing = await existingGarments(tx, ownerId, garmentIds);
    return { garmentIds: garmentIds.filter((id) => existing.has(id)), folders };
  });
}

const dayMillis = 86_400_000;

/** Deletes readings that were never reviewed; the removal of erased photographs deletes their files. */
export async function forgetUnfiled({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - limits.review.keptDays * dayMillis);
  await forgetUnread(db, before);
  const old = await db
    .select({ ownerId: unfiledScans.ownerId, id: unfiledScans.id, photoId: unfiledScans.photoId })
    .from(unfiledScans)
    .where(lt(unfiledScans.createdAt, before));
  for (const { ownerId, id, photoId } of old) {
    await inTransaction(db, async (tx) => {
      const gone = await tx.delete(unfiledScans).where(keyOf(ownerId, id)).returning({ id: unfiledScans.id });
      if (gone.length > 0) await deletePhotoRow(tx, ownerId, photoId);
    });
  }
}
