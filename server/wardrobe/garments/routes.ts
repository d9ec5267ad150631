import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/wardrobe.ts';
import { colorHexOf, type DrawnGarment } from '#illustrator/drawn-garment.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { deletePhotoRow, drawnPhoto, insertPhoto } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import { requireRoomForGarment } from './allowance.ts';
import { columnsChanged, columnsOf } from './changes.ts';
import { loadPresentedGarment } from './presented-garment.ts';
import * as queries from './queries.ts';
import { incrementRevision } from './state.ts';
import { recordWear, takeBackWear } from './wears.ts';

export function garmentRoutes(app: FastifyInstance, { db, photoStore, now, config }: Services): void {
  const presented = async (person: Person, id: string) => ({
    item: await loadPresentedGarment(db, person.id, id, now()),
  });

  route(app, contract.addGarment, async ({ person, body }) => {
    const createdAt = now();
    const id = randomUUID();
    const photo = drawnPhoto(person.id, looksOf({ ...body, colorHex: colorHexOf(body.color) }), createdAt);
    await inTransaction(db, async (tx) => {
      await requireRoomForGarment(tx, person.id, createdAt, config.payments.mode);
      await insertPhoto(tx, photo);
      const garment = { ...columnsOf(body), ownerId: person.id, id, photoId: photo.id, createdAt };
      await queries.insertGarment(tx, garment);
      await incrementRevision(tx, person.id);
    });
    return presented(person, id);
  });

  route(app, contract.updateGarment, async ({ person, params, body }) => {
    await inTransaction(db, async (tx) => {
      await queries.lockGarment(tx, person.id, params.id);
      const before = await queries.garmentOf(tx, person.id, params.id);
      const columns = columnsChanged(before, body);
      const looksOther = ['kind', 'colors', 'pattern', 'fabric'].some((column) => column in columns);
      const after = { ...before, ...columns };
      const photo =
        before.illustrated && looksOther
          ? drawnPhoto(
              person.id,
              looksOf({
                ...after,
                colorHex: after.colors[0]?.hex ?? colorHexOf(after.color),
                secondColorHex: after.colors[1]?.hex,
              }),
              now(),
            )
          : undefined;
      if (photo !== undefined) await insertPhoto(tx, photo);
      await queries.updateGarmentRow(tx, person.id, params.id, {
        ...columns,
        ...(body.washed && { washed: true }),
        ...(body.kept !== undefined && { keptAt: body.kept ? now() : null }),
        ...(photo && { photoId: photo.id }),
      });
      if (photo !== undefined) await deletePhotoRow(tx, person.id, before.photoId);
      await incrementRevision(tx, person.id);
    });
    return presented(person, params.id);
  });

  route(app, contract.deleteGarment, async ({ person, params, query }) => {
    const { folder, outfitsDeleted } = await inTransaction(db, async (tx) => {
      await queries.lockGarment(tx, person.id, params.id);
      const { photoId } = await queries.garmentOf(tx, person.id, params.id, queries.isAnywhere);
      const outfitIds = await queries.outfitIdsWith(tx, person.id, params.id);
      if (outfitIds.length > 0 && query.confirm !== 'true') throw usedInOutfits(outfitIds.length);
      // An outfit without one of its pieces no longer matches its explanation.
      await queries.deleteOutfits(tx, person.id, outfitIds);
      await queries.deleteGarmentRow(tx, person.id, params.id);
      await incrementRevision(tx, person.id);
      return { folder: await deletePhotoRow(tx, person.id, photoId), outfitsDeleted: outfitIds.length };
    });
    await removePhotoFiles({ db, photoStore }, folder);
    return { success: true as const, outfitsDeleted };
  });

  route(app, contract.markWorn, async ({ person, params }) => {
    await inTransaction(db, async (tx) => {
      await queries.garmentOf(tx, person.id, params.id);
      await recordWear(tx, person.id, [params.id], now());
    });
    return presented(person, params.id);
  });

  route(app, contract.undoWorn, async ({ person, params }) => {
    await inTransaction(db, async (tx) => {
      await queries.garmentOf(tx, person.id, params.id);
      await takeBackWear(tx, person.id, params.id);
    });
    return presented(person, params.id);
  });
}

function looksOf({ kind, colorHex, secondColorHex, pattern, fabric }: DrawnGarment): DrawnGarment {
  return { kind, colorHex, ...(secondColorHex && { secondColorHex }), pattern, fabric };
}

function usedInOutfits(outfits: number): ApiError {
  return new ApiError('garment_in_outfits', ({ refusals }) => refusals.wardrobe.inOutfits(outfits), {
    outfits,
  });
}
