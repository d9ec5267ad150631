import { photoKey } from '#server/platform/files/store.ts';
import type { Services } from '#server/services.ts';
import type { Asker } from './asker.ts';
import { garmentsWithoutEmbedding, storeEmbedding } from './embeddings.ts';
import type { PhotoReader } from './photo-reader.ts';

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
  asker: Asker,
): Promise<void> {
  for (const garment of await garmentsWithoutEmbedding(db, ownerId, most)) {
    const bytes = await photoStore.get(photoKey(garment.storageKey ?? '', 'full'));
    if (bytes === null) continue;
    await storeEmbedding(db, ownerId, garment, await photoReader.embed(asker, bytes));
  }
}
