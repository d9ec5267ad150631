import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { GarmentChanges, WardrobeItem } from '#contract/garments.ts';
import type { Language } from '#contract/languages.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { scans } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { requireRoomForGarment } from '#server/wardrobe/garments/allowance.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import { insertGarment } from '#server/wardrobe/garments/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
import { insertPhoto, type NewPhoto } from '#server/wardrobe/photos/keep.ts';
import { embeddingColumns } from './embeddings.ts';
import { columnsOfAnalysis } from './garment-of-reading.ts';

export interface Scan {
  analysis: ScanAnalysis;
  embedding: Float32Array | null;
  photo: NewPhoto;
  millis: number;
  readOn: 'server' | 'device';
  createdAt: Date;
}

export type ServerScan = Scan & { embedding: Float32Array };

interface Reviewed {
  id?: string | undefined;
  changes?: GarmentChanges | undefined;
  language: Language;
}

export async function filedScan(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<{ analysis: ScanAnalysis; item: WardrobeItem } | null> {
  const [scan] = await db
    .select({ analysis: scans.analysis })
    .from(scans)
    .where(and(eq(scans.ownerId, ownerId), eq(scans.garmentId, id)))
    .orderBy(asc(scans.createdAt))
    .limit(1);
  if (!scan) return null;
  const item = await loadPresentedGarment(db, ownerId, id, now);
  return { analysis: scan.analysis as ScanAnalysis, item };
}

/** @throws ApiError `garment_limit` */
export async function fileScan(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  scan: Scan,
  reviewed: Reviewed,
): Promise<WardrobeItem> {
  const id = await inTransaction(db, (tx) => insertScanned(tx, config, ownerId, scan, reviewed));
  return loadPresentedGarment(db, ownerId, id, scan.createdAt);
}

/**
 * Returns the garment's id.
 * @throws ApiError `garment_limit`
 */
export async function insertScanned(
  tx: Executor,
  config: Services['config'],
  ownerId: string,
  { photo, ...scan }: Scan,
  { id = randomUUID(), changes = {}, language }: Reviewed,
): Promise<string> {
  await insertPhoto(tx, photo);
  await insertGarmentOfScan(tx, config, ownerId, id, { ...scan, photoId: photo.id }, changes, language);
  return id;
}

/**
 * The photograph's row exists.
 * @param changes by its owner, who has reviewed the reading
 * @throws ApiError `garment_limit`
 */
export async function insertGarmentOfScan(
  tx: Executor,
  config: Services['config'],
  ownerId: string,
  id: string,
  { analysis, embedding, photoId, millis, readOn, createdAt }: Omit<Scan, 'photo'> & { photoId: string },
  changes: GarmentChanges,
  language: Language,
): Promise<void> {
  await requireRoomForGarment(tx, ownerId, createdAt, config.payments.mode);
  await insertGarment(tx, {
    ...columnsOfAnalysis(analysis, changes, language),
    ownerId,
    id,
    photoId,
    ...(embedding && embeddingColumns(embedding)),
    createdAt,
  });
  await insertScan(tx, { ownerId, id: randomUUID(), garmentId: id, analysis, millis, readOn, createdAt });
  await incrementRevision(tx, ownerId);
}

async function insertScan(tx: Executor, scan: typeof scans.$inferInsert): Promise<void> {
  await tx.insert(scans).values(scan);
}
