import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { scans } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { requireRoomForGarment } from '#server/wardrobe/garments/allowance.ts';
import { incrementRevision } from '#server/wardrobe/garments/insights.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import { insertGarment } from '#server/wardrobe/garments/queries.ts';
import { insertPhoto, type NewPhoto } from '#server/wardrobe/photos/keep.ts';
import { embeddingColumns } from './embeddings.ts';
import { columnsOfAnalysis } from './garment-of-reading.ts';

export interface Scan {
  /** Of the garment; a new one by default. */
  id?: string | undefined;
  analysis: ScanAnalysis;
  /** Null if another model made it. */
  embedding: Float32Array | null;
  photo: NewPhoto;
  millis: number;
  readOn: 'server' | 'device';
  createdAt: Date;
}

/** Null before the garment is filed. */
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
): Promise<WardrobeItem> {
  const id = await inTransaction(db, (tx) => insertScanned(tx, config, ownerId, scan));
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
  { id = randomUUID(), analysis, embedding, photo, millis, readOn, createdAt }: Scan,
): Promise<string> {
  await requireRoomForGarment(tx, ownerId, createdAt, config.payments.mode);
  await insertPhoto(tx, photo);
  await insertGarment(tx, {
    ...columnsOfAnalysis(analysis),
    ownerId,
    id,
    photoId: photo.id,
    ...(embedding && embeddingColumns(embedding)),
    createdAt,
  });
  await insertScan(tx, { ownerId, id: randomUUID(), garmentId: id, analysis, millis, readOn, createdAt });
  await incrementRevision(tx, ownerId);
  return id;
}

async function insertScan(tx: Executor, scan: typeof scans.$inferInsert): Promise<void> {
  await tx.insert(scans).values(scan);
}
