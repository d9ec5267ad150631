import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { photos } from '#server/db/schema/index.ts';
import type { DrawnGarment } from './drawn-garment.ts';
import type { EncodedPhoto } from './encode.ts';
import { type PhotoStore, photoKey, photoSizes } from './store.ts';

export type NewPhoto = typeof photos.$inferInsert;

/** Everything that a person photographed lies in one folder, so that it can be erased as one. */
export const ownerFolder = (ownerId: string): string => `people/${ownerId}`;

/**
 * Keeps the sizes of a person's photograph and answers the row that will name them. Files come
 * first: a row never points at a picture that is not there.
 */
export async function keepPhoto(
  store: PhotoStore,
  ownerId: string,
  encoded: EncodedPhoto,
  createdAt: Date,
): Promise<NewPhoto> {
  const id = randomUUID();
  const storageKey = `${ownerFolder(ownerId)}/${id}`;
  for (const size of photoSizes) await store.put(photoKey(storageKey, size), encoded[size]);
  return { ownerId, id, storageKey, drawing: null, createdAt };
}

/** The row for the picture of a garment without a photograph. */
export function drawnPhoto(ownerId: string, drawing: DrawnGarment, createdAt: Date): NewPhoto {
  return { ownerId, id: randomUUID(), storageKey: null, drawing, createdAt };
}

export async function insertPhoto(db: Executor, photo: NewPhoto): Promise<void> {
  await db.insert(photos).values(photo);
}

/**
 * Deletes the row of a picture that no garment shows any more. Answers the folder to remove once
 * the transaction is through, or null for a drawing.
 */
export async function deletePhotoRow(tx: Executor, ownerId: string, id: string): Promise<string | null> {
  const [deleted] = await tx
    .delete(photos)
    .where(and(eq(photos.ownerId, ownerId), eq(photos.id, id)))
    .returning({ storageKey: photos.storageKey });
  return deleted?.storageKey ?? null;
}

/** Removes the files of a photograph whose row is gone. */
export async function forgetPhoto(store: PhotoStore, folder: string | null): Promise<void> {
  if (folder !== null) await store.removeFolder(folder);
}
