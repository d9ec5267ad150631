import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as contract from '#contract/cutouts.ts';
import type { ScannedField } from '#contract/scanned-fields.ts';
import type { GarmentColors } from '#scanner/colors/garment-colors.ts';
import { photos } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { type PhotoFile, photoKey } from '#server/platform/files/store.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { requirePhotosWithinLimit } from '#server/wardrobe/garments/allowance.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import {
  type GarmentRow,
  garmentOf,
  lockGarment,
  type NewGarment,
  updateGarmentRow,
} from '#server/wardrobe/garments/queries.ts';
import { changeState, incrementRevision } from '#server/wardrobe/garments/state.ts';
import { deletePhotoRow, insertPhoto, keepPhoto, orDiscard } from '#server/wardrobe/photos/keep.ts';
import { presentPhoto } from '#server/wardrobe/photos/present.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { languageOfName, nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

export function cutoutRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, photoStore, now, config } = services;

  route(app, contract.readCutout, async ({ person, params, request, reply }) => {
    const options = runOptionsFor(person, reply);
    const row = await garmentOf(db, person.id, params.id);
    const kept = await keptPhotograph(services, person.id, row.photoId, request.log);
    const drawn = row.cutBy === 'person' ? await kept('mask') : null;
    const { width, height, mask, automatic } = await photoReader.outline(options, await kept('full'), drawn);
    return {
      photoId: row.photoId,
      full: presentPhoto(row).full,
      width,
      height,
      maskBase64: base64(mask),
      automaticBase64: automatic && base64(automatic),
      cutBy: row.cutBy,
    };
  });

  route(app, contract.repairCutout, async ({ person, params, body, request, reply }) => {
    const { photoId } = body;
    const options = runOptionsFor(person, reply);
    const before = await garmentOf(db, person.id, params.id);
    const kept = await keptPhotograph(services, person.id, before.photoId, request.log);
    if (before.photoId !== photoId) throw new ApiError('cutout_outdated');
    const drawn = body.maskBase64 === null ? null : Buffer.from(body.maskBase64, 'base64');
    const [full, thumb] = [await kept('full'), await kept('thumb')];
    const { cutout, mask, painted } = await photoReader.cut(options, full, drawn);
    // Picture URLs are immutable: a new cut-out needs a new photo id.
    const encoded = {
      full,
      thumb,
      cutout: cutout ?? thumb,
      cutBy: mask ? ('person' as const) : cutout ? ('scanner' as const) : ('nobody' as const),
      ...(mask && { mask }),
    };
    const createdAt = now();
    const photo = await keepPhoto(photoStore, person.id, encoded, createdAt);
    const repaired = inTransaction(db, async (tx) => {
      await lockGarment(tx, person.id, params.id);
      const row = await garmentOf(tx, person.id, params.id);
      if (row.photoId !== photoId) throw new ApiError('cutout_outdated');
      await insertPhoto(tx, photo);
      await updateGarmentRow(tx, person.id, params.id, {
        ...(body.readColors && columnsOfColors(row, painted)),
        photoId: photo.id,
        shown: 'cutout',
      });
      if (body.readColors) await incrementRevision(tx, person.id);
      else await changeState(tx, person.id);
      const folder = await deletePhotoRow(tx, person.id, photoId);
      await requirePhotosWithinLimit(tx, person.id, createdAt, config.payments.mode);
      return folder;
    });
    await removePhotoFiles(services, await orDiscard(photoStore, photo, repaired));
    return { item: await loadPresentedGarment(db, person.id, params.id, now()) };
  });
}

/** @throws ApiError `cutout_needs_photo` for a drawing */
async function keptPhotograph(
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

function columnsOfColors(row: GarmentRow, painted: GarmentColors): Partial<NewGarment> {
  const suggested = { ...row.suggested };
  const confidence = { ...row.confidence };
  const origin = { ...row.origin };
  const fields = { color: painted.color, secondColor: painted.secondColor } satisfies Partial<
    Record<ScannedField, unknown>
  >;
  for (const field of ['color', 'secondColor'] as const) {
    const read = fields[field];
    delete origin[field];
    delete suggested[field];
    delete confidence[field];
    if (read === undefined) continue;
    confidence[field] = Math.round(read.confidence * 1000) / 1000;
    if (read.suggested) suggested[field] = true;
  }
  const color = painted.color.value;
  // Sums of floats may exceed 1 slightly.
  const colors = painted.colors.map((one) => ({ ...one, share: Math.min(1, one.share) }));
  const language = languageOfName(row);
  const named = language ? nameAndSeasonsOf({ ...row, color, colors }, language).name : row.name;
  return { name: named, color, colors, suggested, confidence, origin };
}
