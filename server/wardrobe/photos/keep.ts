import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { photos } from '#server/platform/db/schema/index.ts';
import { isUniqueViolation } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { type PhotoStore, photoFiles, photoKey } from '../../platform/files/store.ts';
import type { EncodedPhoto } from './encode.ts';
import { scheduleRemoval } from './removal.ts';

export type NewPhoto = typeof photos.$inferInsert;

/** One folder per person, which erasure removes as a whole. */
export const ownerFolder = (ownerId: string): string => `people/${ownerId}`;

/** Files come first, so that a row never lacks its files. */
export async function keepPhoto(
  store: PhotoStore,
  ownerId: string,
  encoded: EncodedPhoto,
  createdAt: Date,
): Promise<NewPhoto> {
  const id = randomUUID();
  const storageKey = `${ownerFolder(ownerId)}/${id}`;
  try {
    for (const file of photoFiles) {
      const bytes = encoded[file];
      if (bytes !== undefined) await store.put(photoKey(storageKey, file), bytes);
    }
  } catch (error) {
    await store.removeFolder(storageKey).catch(() => {});
    throw error;
  }
  const bytes = photoFiles.reduce((sum, file) => sum + (encoded[file]?.byteLength ?? 0), 0);
  return { ownerId, id, storageKey, drawing: null, cutBy: encoded.cutBy, bytes, createdAt };
}

export async function orDiscard<T>(
  store: PhotoStore,
  { storageKey }: NewPhoto,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isRolledBack = error instanceof ApiError || isUniqueViolation(error);
    if (isRolledBack && storageKey != null) await store.removeFolder(storageKey).catch(() => {});
    throw error;
  }
}

export function drawnPhoto(ownerId: string, drawing: DrawnGarment, createdAt: Date): NewPhoto {
  return { ownerId, id: randomUUID(), storageKey: null, drawing, createdAt };
}

export async function insertPhoto(db: Executor, photo: NewPhoto): Promise<void> {
  await db.insert(photos).values(photo);
}

/** Returns the folder for `removePhotoFiles`, or null for a drawing. */
export async function deletePhotoRow(tx: Executor, ownerId: string, id: string): Promise<string | null> {
  const [deleted] = await tx
    .delete(photos)
    .where(and(eq(photos.ownerId, ownerId), eq(photos.id, id)))
    .returning({ storageKey: photos.storageKey });
  const folder = deleted?.storageKey ?? null;
  if (folder !== null) await scheduleRemoval(tx, folder);
  return folder;
}
