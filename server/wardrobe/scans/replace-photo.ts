import type { FastifyInstance } from 'fastify';
import { replacePhoto } from '#contract/wardrobe.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { requirePhotosWithinLimit } from '#server/wardrobe/garments/allowance.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import { garmentOf, lockGarment, updateGarmentRow } from '#server/wardrobe/garments/queries.ts';
import { changeState } from '#server/wardrobe/garments/state.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import { deletePhotoRow, insertPhoto, keepPhoto, orDiscard } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import { embeddingColumns } from './embeddings.ts';
import type { PhotoReader } from './photo-reader.ts';
import { runOptionsFor } from './run-options.ts';

export function replacePhotoRoute(
  app: FastifyInstance,
  { db, photoStore, now, config }: Services,
  photoReader: PhotoReader,
): void {
  route(app, replacePhoto, async ({ person, params, body, reply }) => {
    const options = runOptionsFor(person, reply);
    await garmentOf(db, person.id, params.id);
    const bytes = bytesOfBase64(body.imageBase64);
    const { encoded, reading } = await photoReader.read(options, bytes, [], { confirmed: true });
    const createdAt = now();
    const photo = await keepPhoto(photoStore, person.id, encoded, createdAt);
    const replaced = inTransaction(db, async (tx) => {
      await lockGarment(tx, person.id, params.id);
      const { photoId } = await garmentOf(tx, person.id, params.id);
      await insertPhoto(tx, photo);
      await updateGarmentRow(tx, person.id, params.id, {
        photoId: photo.id,
        ...embeddingColumns(reading.embedding),
      });
      await changeState(tx, person.id);
      const folder = await deletePhotoRow(tx, person.id, photoId);
      await requirePhotosWithinLimit(tx, person.id, createdAt, config.payments.mode);
      return folder;
    });
    await removePhotoFiles({ db, photoStore }, await orDiscard(photoStore, photo, replaced));
    return { item: await loadPresentedGarment(db, person.id, params.id, now()) };
  });
}
