import { photoKey } from '#server/platform/files/store.ts';
import type { Services } from '#server/services.ts';
import type { Asker } from './asker.ts';
import { keepEmbedding, withoutEmbedding } from './embeddings.ts';
import type { PhotoReader } from './photo-reader.ts';

/** So many at a time: others' scans wait meanwhile. */
const most = 40;

/**
 * Gives a person's older garments the embeddings that they lack, after a new model or from before there was one. It
 * runs behind an answer and may be cut off: the next scan goes on.
 */
export async function catchUp(
  { db, photoStore }: Pick<Services, 'db' | 'photoStore'>,
  photoReader: PhotoReader,
  ownerId: string,
  asker: Asker,
): Promise<void> {
  for (const garment of await withoutEmbedding(db, ownerId, most)) {
    const bytes = await photoStore.get(photoKey(garment.storageKey ?? '', 'full'));
    if (bytes === null) continue;
    await keepEmbedding(db, ownerId, garment, await photoReader.embed(asker, bytes));
  }
}
