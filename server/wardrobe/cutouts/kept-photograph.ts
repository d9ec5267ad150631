import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { photos } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { type PhotoFile, photoKey } from '#server/platform/files/store.ts';
import type { Services } from '#server/services.ts';

/** @throws ApiError `cutout_needs_photo` for a drawing */
export async function keptPhotograph(
  { db, photoStore }: Pick<Services, 'db' | 'photoStore'>,
  ownerId: string,
  photoId: string,
  log: FastifyBaseLogger,
): Promise<(file: PhotoFile) => Promise<Uint8Array>> {
  const [photo] = await db
    .select({ folder: photos.storageKey })
    .from(photos)
    .where(and(eq(photos.ownerId, ownerId), eq(photos.id, photoId)));
  const folder = photo?.folder;
  if (folder == null) throw new ApiError('cutout_needs_photo');
  return async (file) => {
    const bytes = await photoStore.get(photoKey(folder, file));
    if (bytes !== null) return bytes;
    log.error({ photoId, file }, 'picture is missing from the store');
    throw new ApiError('photo_not_found');
  };
}
