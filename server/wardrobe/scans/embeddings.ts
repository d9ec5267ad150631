import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { embeddingModel } from '#scanner/embedding-model.ts';
import type { GarmentLook } from '#scanner/likeness.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, photos } from '#server/platform/db/schema/index.ts';

/** The columns that keep an embedding, little-endian float32, with the model that made it. */
export const embeddingColumns = (embedding: Float32Array) => ({
  // A view, perhaps, of a longer message.
  embedding: Buffer.from(embedding.slice().buffer),
  embeddingModel,
});

export const embeddingOf = (bytes: Buffer): Float32Array =>
  new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** The garments of a person that were photographed, as they are compared. */
export async function looksOf(db: Executor, ownerId: string): Promise<(GarmentLook & { id: string })[]> {
  const rows = await db
    .select({
      id: garments.id,
      category: garments.category,
      kind: garments.kind,
      colors: garments.colors,
      embedding: garments.embedding,
    })
    .from(garments)
    .where(
      and(
        eq(garments.ownerId, ownerId),
        eq(garments.embeddingModel, embeddingModel),
        isNotNull(garments.embedding),
      ),
    );
  return rows.flatMap(({ colors, embedding, ...look }) =>
    embedding === null || colors[0] === undefined
      ? []
      : [{ ...look, hex: colors[0].hex, embedding: embeddingOf(embedding) }],
  );
}

/** Photographed garments of a person whose embedding is missing or another model's. */
export async function withoutEmbedding(db: Executor, ownerId: string, most: number) {
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

/** Keeps an embedding, unless the garment has got another photograph meanwhile. */
export async function keepEmbedding(
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
