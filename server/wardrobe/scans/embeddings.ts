import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { ScanAnalysis } from '#contract/scans.ts';
import { embeddingModel } from '#scanner/embedding-model.ts';
import { type GarmentLook, lookOf, mostAlike } from '#scanner/likeness.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, photos } from '#server/platform/db/schema/index.ts';
import { photoKey } from '#server/platform/files/store.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';
import type { Services } from '#server/services.ts';
import { isOwned } from '#server/wardrobe/garments/queries.ts';
import type { PhotoReader } from './photo-reader.ts';

/** Embeddings are little-endian float32, stored with the model's name. */
export const embeddingColumns = (embedding: Float32Array) => ({
  embedding: Buffer.from(embedding.slice().buffer),
  embeddingModel,
});

export const embeddingOf = (bytes: Buffer): Float32Array =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

export const isComparable = (ownerId: string) =>
  and(eq(garments.ownerId, ownerId), eq(garments.embeddingModel, embeddingModel));

export async function comparableGarments(
  db: Executor,
  ownerId: string,
): Promise<(GarmentLook & { id: string })[]> {
  const rows = await db
    .select({
      id: garments.id,
      category: garments.category,
      kind: garments.kind,
      colors: garments.colors,
      embedding: garments.embedding,
    })
    .from(garments)
    .where(and(isComparable(ownerId), isOwned, isNotNull(garments.embedding)));
  return rows.flatMap(({ colors, embedding, ...look }) =>
    embedding === null || colors[0] === undefined
      ? []
      : [{ ...look, hex: colors[0].hex, embedding: embeddingOf(embedding) }],
  );
}

export async function garmentsWithoutEmbedding(db: Executor, ownerId: string, most: number) {
  return db
    .select({ id: garments.id, photoId: garments.photoId, storageKey: photos.storageKey })
    .from(garments)
    .innerJoin(photos, and(eq(photos.ownerId, garments.ownerId), eq(photos.id, garments.photoId)))
    .where(
      and(
        eq(garments.ownerId, ownerId),
        isNotNull(photos.storageKey),
        or(isNull(garments.embeddingModel), ne(garments.embeddingModel, embeddingModel)),
      ),
    )
    .limit(most);
}

/** Stores an embedding unless the photograph has changed. */
export async function storeEmbedding(
  db: Executor,
  ownerId: string,
  garment: { id: string; photoId: string },
  embedding: Float32Array,
): Promise<void> {
  await db
    .update(garments)
    .set(embeddingColumns(embedding))
    .where(
      and(eq(garments.ownerId, ownerId), eq(garments.id, garment.id), eq(garments.photoId, garment.photoId)),
    );
}

export async function findDuplicate(
  db: Executor,
  ownerId: string,
  analysis: ScanAnalysis,
  embedding: Float32Array,
): Promise<string | null> {
  const look = lookOf(analysis, embedding);
  return look && mostAlike(look, await comparableGarments(db, ownerId));
}

/** Bounds the delay of other people's scans. */
const most = 40;

/**
 * Computes missing embeddings, for instance after a new model; an interrupted run continues with the next
 * scan.
 */
export async function computeMissingEmbeddings(
  { db, photoStore }: Pick<Services, 'db' | 'photoStore'>,
  photoReader: PhotoReader,
  ownerId: string,
  options: RunOptions,
): Promise<void> {
  for (const garment of await garmentsWithoutEmbedding(db, ownerId, most)) {
    const bytes = await photoStore.get(photoKey(garment.storageKey ?? '', 'full'));
    if (bytes === null) continue;
    await storeEmbedding(db, ownerId, garment, await photoReader.embed(options, bytes));
  }
}
