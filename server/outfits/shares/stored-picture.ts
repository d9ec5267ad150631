import type { Services } from '#server/services.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { digestOf, pictureOf } from './picture.ts';
import { type SharedOutfit, type ShareRow, storedPicture, storePicture } from './queries.ts';

/** Returns the stored picture, or composes it anew after the outfit or one of its garments has changed. */
export async function freshPicture(
  services: Services,
  photoReader: PhotoReader,
  share: ShareRow,
  { outfitId, pictureOf: storedOf, pieces }: SharedOutfit,
): Promise<Buffer> {
  const { db } = services;
  const digest = digestOf(pieces);
  const stored = storedOf === digest ? await storedPicture(db, share, outfitId) : null;
  if (stored !== null) return stored;
  const caller = { id: share.ownerId, member: true };
  const picture = await pictureOf(services, photoReader, { caller }, pieces);
  await storePicture(db, share, outfitId, { picture, pictureOf: digest });
  return picture;
}
