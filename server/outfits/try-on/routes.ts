import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/try-on.ts';
import { Meter } from '#server/ai/meter.ts';
import { pictureModelOf } from '#server/ai/pictures/model-of.ts';
import { bodyPhotographs, photos, tryOns } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { photoKey, pictureType } from '#server/platform/files/store.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import { spenderOf } from '#server/trust/level.ts';
import { requirePhotosWithinLimit } from '#server/wardrobe/garments/allowance.ts';
import { deletePhotoRow, insertPhoto, keepPhoto, orDiscard } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { pictureOf } from '../shares/picture.ts';
import { piecesOfGarments } from '../shares/queries.ts';
import { mostCostOfPicture } from './config.ts';
import { markGenerated } from './mark.ts';
import { promptFor } from './prompt.ts';
import { bodyPhotographOf, deleteBodyPhotograph, presentTryOn, saidToBeMinor } from './queries.ts';

export function tryOnRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, photoStore, now, config } = services;
  const { tryOn: configured } = config;
  const meter = new Meter(services);

  const available = ({ demo }: Person) => (demo ? undefined : configured);
  const stateOf = async (person: Person) => ({
    provider: available(person)?.name ?? null,
    ...(await presentTryOn(db, person.id)),
  });
  const removeFiles = async (folders: readonly string[]) => {
    for (const folder of folders) await removePhotoFiles(services, folder);
  };

  route(app, contract.readTryOn, ({ person }) => stateOf(person));

  route(app, contract.keepTryOnPhotograph, async ({ person, body, reply }) => {
    if (available(person) === undefined) throw new ApiError('try_on_unavailable');
    if (!body.own || !body.adult) throw new ApiError('try_on_not_declared');
    if (await saidToBeMinor(db, person.id)) throw new ApiError('try_on_for_adults');
    const encoded = await photoReader.keep(runOptionsFor(person, reply), body.imageBase64);
    const at = now();
    const photo = await keepPhoto(photoStore, person.id, encoded, at);
    const kept = inTransaction(db, async (tx) => {
      const folders = await deleteBodyPhotograph(tx, person.id);
      await insertPhoto(tx, photo);
      await tx.insert(bodyPhotographs).values({ ownerId: person.id, photoId: photo.id, declaredAt: at });
      await requirePhotosWithinLimit(tx, person.id, at, config.payments.mode);
      return folders;
    });
    await removeFiles(await orDiscard(photoStore, photo, kept));
    return stateOf(person);
  });

  route(app, contract.eraseTryOnPhotograph, async ({ person }) => {
    await removeFiles(await inTransaction(db, (tx) => deleteBodyPhotograph(tx, person.id)));
    return stateOf(person);
  });

  route(app, contract.makeTryOn, async ({ person, body, request, reply }) => {
    const model = available(person);
    if (model?.name !== body.provider) throw new ApiError('try_on_unavailable');
    if (!body.agreed) throw new ApiError('try_on_not_agreed');
    if (await saidToBeMinor(db, person.id)) throw new ApiError('try_on_for_adults');
    const photograph = await bodyPhotographOf(db, person.id);
    const shown = photograph?.storageKey && (await photoStore.get(photoKey(photograph.storageKey, 'full')));
    if (!shown) throw new ApiError('try_on_needs_photo');
    const pieces = await piecesOfGarments(db, person.id, body.garmentIds);
    if (pieces.length < new Set(body.garmentIds).size) throw new ApiError('garment_not_found');
    const board = await pictureOf(services, photoReader, runOptionsFor(person, reply), pieces);

    const most = mostCostOfPicture(model.prices);
    const spender = await spenderOf(services, request);
    const reservation = await meter.setAside(spender, most).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'chat_spent' ? new ApiError('try_on_spent') : error;
    });
    const { id: ownerId } = person;
    const id = randomUUID();
    const agreedAt = now();
    const { garmentIds } = body;
    await inTransaction(db, async (tx) => {
      const made = { ownerId, id, garmentIds, provider: model.name, model: model.model, agreedAt };
      await tx.insert(tryOns).values({ ...made, outcome: 'asked' });
      await requirePhotosWithinLimit(tx, ownerId, agreedAt, config.payments.mode);
    }).catch(async (error: unknown) => {
      await reservation.settle(0);
      throw error;
    });
    const thisOne = and(eq(tryOns.ownerId, ownerId), eq(tryOns.id, id));
    const end = (outcome: 'refused' | 'failed') => db.update(tryOns).set({ outcome }).where(thisOne);

    // Goes on when the person leaves, because it is paid.
    const result = await pictureModelOf(model)({ prompt: promptFor(pieces), pictures: [shown, board] });
    if (result.outcome === 'refused') {
      await reservation.settle(0);
      await end('refused');
      throw new ApiError('try_on_refused', ({ refusals }) => refusals.outfits.pictureRefused(model.name));
    }
    const failed = async (why: string) => {
      await end('failed');
      request.log.warn({ why }, 'a model made no picture');
      return new ApiError('try_on_failed', ({ refusals }) => refusals.outfits.pictureFailed(model.name));
    };
    if (result.outcome === 'failed') {
      await reservation.settle(result.taken ? most : 0);
      throw await failed(result.why);
    }
    const { tokens } = result;
    const { prices } = model;
    await reservation.settle(tokens ? tokens.read * prices.read + tokens.written * prices.written : most);
    const decoded = await photoReader
      .keep(runOptionsFor(person), result.picture)
      .catch(async (error: unknown) => {
        throw await failed(error instanceof ApiError ? error.code : 'unreadable');
      });
    const marked = await markGenerated(decoded.full, model.name, agreedAt);
    const photo = await keepPhoto(photoStore, ownerId, marked, agreedAt);
    const kept = inTransaction(db, async (tx) => {
      await insertPhoto(tx, photo);
      const rows = await tx
        .update(tryOns)
        .set({ outcome: 'made', photoId: photo.id })
        .where(thisOne)
        .returning({ id: tryOns.id });
      if (rows.length === 0) throw new ApiError('try_on_needs_photo');
    });
    await orDiscard(photoStore, photo, kept);
    return stateOf(person);
  });

  route(app, contract.deleteTryOn, async ({ person, params }) => {
    const folder = await inTransaction(db, async (tx) => {
      const [gone] = await tx
        .delete(tryOns)
        .where(and(eq(tryOns.ownerId, person.id), eq(tryOns.id, params.id)))
        .returning({ photoId: tryOns.photoId });
      if (!gone?.photoId) throw new ApiError('photo_not_found');
      return deletePhotoRow(tx, person.id, gone.photoId);
    });
    await removePhotoFiles(services, folder);
    return stateOf(person);
  });

  route(app, contract.readTryOnPhoto, async ({ person, params, reply }) => {
    const [photo] = await db
      .select({ storageKey: photos.storageKey })
      .from(photos)
      .where(and(eq(photos.ownerId, person.id), eq(photos.id, params.id)));
    const bytes = photo?.storageKey ? await photoStore.get(photoKey(photo.storageKey, 'full')) : null;
    if (bytes === null) throw new ApiError('photo_not_found');
    return reply.header('cache-control', 'no-store').type(pictureType(bytes)).send(Buffer.from(bytes));
  });
}
