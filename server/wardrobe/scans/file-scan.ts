import { randomUUID } from 'node:crypto';
import type { WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { requireRoomForGarment } from '#server/wardrobe/garments/allowance.ts';
import { versatilityById, wardrobeChanged } from '#server/wardrobe/garments/insights.ts';
import { presentGarment } from '#server/wardrobe/garments/present.ts';
import { garmentsOf, insertGarment } from '#server/wardrobe/garments/queries.ts';
import { insertPhoto, type NewPhoto } from '#server/wardrobe/photos/keep.ts';
import { embeddingColumns } from './embeddings.ts';
import { columnsOfAnalysis } from './garment-of-reading.ts';
import { insertScan } from './queries.ts';

interface Scan {
  analysis: ScanAnalysis;
  /** Null where it is not of the present model. */
  embedding: Float32Array | null;
  photo: NewPhoto;
  millis: number;
  readOn: 'server' | 'device';
  createdAt: Date;
}

/** Puts what was scanned into the wardrobe, and answers it as its owner sees it. @throws ApiError `garment_limit` */
export async function fileScan(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  { analysis, embedding, photo, millis, readOn, createdAt }: Scan,
): Promise<WardrobeItem> {
  const id = randomUUID();
  await inTransaction(db, async (tx) => {
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
    await wardrobeChanged(tx, ownerId);
  });
  const rows = await garmentsOf(db, ownerId);
  const row = rows.find((garment) => garment.id === id);
  if (row === undefined) throw new Error('a garment vanished between its insertion and its reading');
  const versatility = await versatilityById(db, ownerId, createdAt);
  return presentGarment(row, versatility[id]);
}
