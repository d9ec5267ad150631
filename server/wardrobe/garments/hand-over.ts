import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { garments, photos, scans, wears } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { filesOf, type PhotoStore, photoKey } from '#server/platform/files/store.ts';
import type { Services } from '#server/services.ts';
import { deletePhotoRow, insertPhoto, type NewPhoto, ownerFolder } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import {
  deleteGarmentRow,
  deleteOutfits,
  existingGarments,
  insertGarment,
  isOwned,
  lockGarment,
  outfitIdsWith,
} from './queries.ts';
import { incrementRevision } from './state.ts';

/**
 * Rows are copied and deleted, because their owner decides on which node they are.
 * @returns its id, another only where an import has taken it there
 * @throws ApiError `garment_not_found`
 */
export async function handOverGarment(
  services: Pick<Services, 'db' | 'photoStore'>,
  { garmentId, from, to }: { garmentId: string; from: string; to: string },
): Promise<string> {
  const { db, photoStore } = services;
  const copiedTo = `${ownerFolder(to)}/${randomUUID()}`;
  const moved = inTransaction(db, async (tx) => {
    await lockGarment(tx, from, garmentId);
    const own = and(eq(garments.ownerId, from), eq(garments.id, garmentId), isOwned);
    const [garment] = await tx.select().from(garments).where(own);
    if (garment === undefined) throw new ApiError('garment_not_found');
    const [before] = await tx
      .select()
      .from(photos)
      .where(and(eq(photos.ownerId, from), eq(photos.id, garment.photoId)));
    if (before === undefined) throw new Error('a garment has no photograph');
    const worn = await tx
      .select()
      .from(wears)
      .where(and(eq(wears.ownerId, from), eq(wears.garmentId, garmentId)));
    const scanned = await tx
      .select()
      .from(scans)
      .where(and(eq(scans.ownerId, from), eq(scans.garmentId, garmentId)));

    const photo = await copiedPhoto(photoStore, before, to, copiedTo);
    await insertPhoto(tx, photo);
    const taken = await existingGarments(tx, to, [garmentId]);
    const id = taken.has(garmentId) ? randomUUID() : garmentId;
    await insertGarment(tx, { ...garment, id, ownerId: to, photoId: photo.id, homeId: null });
    if (worn.length > 0)
      await tx
        .insert(wears)
        .values(worn.map((wear) => ({ ...wear, ownerId: to, garmentId: id, outfitId: null })));
    if (scanned.length > 0)
      await tx.insert(scans).values(scanned.map((scan) => ({ ...scan, ownerId: to, garmentId: id })));

    await deleteOutfits(tx, from, await outfitIdsWith(tx, from, garmentId));
    await deleteGarmentRow(tx, from, garmentId);
    const folder = await deletePhotoRow(tx, from, before.id);
    for (const ownerId of [from, to]) await incrementRevision(tx, ownerId);
    return { id, folder };
  });
  const { id, folder } = await moved.catch(async (error: unknown) => {
    await photoStore.removeFolder(copiedTo).catch(() => {});
    throw error;
  });
  await removePhotoFiles(services, folder);
  return id;
}

async function copiedPhoto(
  store: PhotoStore,
  photo: typeof photos.$inferSelect,
  ownerId: string,
  folder: string,
): Promise<NewPhoto> {
  const id = randomUUID();
  if (photo.storageKey === null) return { ...photo, ownerId, id };
  for (const file of filesOf(photo)) {
    const bytes = await store.get(photoKey(photo.storageKey, file));
    if (bytes !== null) await store.put(photoKey(folder, file), bytes);
  }
  return { ...photo, ownerId, id, storageKey: folder };
}
