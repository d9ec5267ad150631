import { createHash, randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/client.ts';
import { photos } from '#server/db/schema/index.ts';
import { type DrawnGarment, drawGarment, drawingVersion } from './draw.ts';
import { type EncodedPhoto, encodeIllustration } from './encode.ts';
import { type PhotoStore, photoKey, photoSizes } from './store.ts';

export type NewPhoto = typeof photos.$inferInsert;

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
  await putSizes(store, storageKey, encoded);
  return { ownerId, id, storageKey, illustrated: false, createdAt };
}

/** Everything that a person photographed lies in one folder, so that it can be erased as one. */
export const ownerFolder = (ownerId: string): string => `people/${ownerId}`;

/** The picture of a garment without a photograph; equal garments share one drawing. */
export async function keepIllustration(
  store: PhotoStore,
  ownerId: string,
  garment: DrawnGarment,
  createdAt: Date,
): Promise<NewPhoto> {
  return {
    ownerId,
    id: randomUUID(),
    storageKey: await drawnKey(store, garment),
    illustrated: true,
    createdAt,
  };
}

async function drawnKey(store: PhotoStore, garment: DrawnGarment): Promise<string> {
  const content = JSON.stringify([drawingVersion, garment]);
  const storageKey = `drawings/${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
  // The cut-out is written last, so that its presence says that all are there.
  if (!(await store.has(photoKey(storageKey, 'cutout')))) {
    await putSizes(store, storageKey, await encodeIllustration(await drawGarment(garment)));
  }
  return storageKey;
}

async function putSizes(store: PhotoStore, storageKey: string, encoded: EncodedPhoto): Promise<void> {
  for (const size of photoSizes) await store.put(photoKey(storageKey, size), encoded[size]);
}

export async function insertPhoto(db: Executor, photo: NewPhoto): Promise<void> {
  await db.insert(photos).values(photo);
}
