import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/second-look.ts';
import { Meter } from '#server/ai/meter.ts';
import { photos } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { photoKey } from '#server/platform/files/store.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { disconnectSignal } from '#server/platform/http/disconnect-signal.ts';
import type { Services } from '#server/services.ts';
import { spenderOf } from '#server/trust/level.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import { garmentOf, lockGarment, updateGarmentRow } from '#server/wardrobe/garments/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { describePhotograph } from './ask.ts';
import { agree, consentOf, revoke } from './consent.ts';
import { openFieldsOf } from './open-fields.ts';
import { mergeAnswer } from './take-over.ts';

export function secondLookRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, photoStore, now, config } = services;
  const seeing = config.secondLook;
  const meter = new Meter(services);

  const stateOf = async (ownerId: string) => ({
    provider: seeing?.name ?? null,
    consent: await consentOf(db, ownerId),
  });

  route(app, contract.readSecondLook, ({ person }) => stateOf(person.id));

  route(app, contract.agreeToSecondLook, async ({ person, body }) => {
    // The consent names a provider, which may have changed since the page was loaded.
    if (seeing?.name !== body.provider) throw new ApiError('second_look_unavailable');
    await agree(db, person.id, body.provider, now());
    return stateOf(person.id);
  });

  route(app, contract.revokeSecondLook, async ({ person }) => {
    await revoke(db, person.id, now());
    return stateOf(person.id);
  });

  async function keptPhotograph(ownerId: string, photoId: string): Promise<Uint8Array> {
    const [photo] = await db
      .select({ storageKey: photos.storageKey })
      .from(photos)
      .where(and(eq(photos.ownerId, ownerId), eq(photos.id, photoId)));
    const bytes = photo?.storageKey ? await photoStore.get(photoKey(photo.storageKey, 'full')) : null;
    if (bytes === null) throw new ApiError('second_look_needs_photo');
    return bytes;
  }

  route(app, contract.takeSecondLook, async ({ person, params, request, reply }) => {
    const row = await garmentOf(db, person.id, params.id);
    if (seeing === undefined) throw new ApiError('second_look_unavailable');
    if ((await consentOf(db, person.id))?.provider !== seeing.name)
      throw new ApiError('second_look_not_agreed');
    const open = openFieldsOf(row);
    const kept = await keptPhotograph(person.id, row.photoId);
    const photograph = await photoReader.show(runOptionsFor(person, reply), kept);
    const talker = await spenderOf(services, request);
    const told =
      Object.keys(open).length === 0
        ? {}
        : await describePhotograph(seeing, meter, talker, photograph, open, disconnectSignal(reply)).catch(
            (error: unknown) => {
              if (error instanceof ApiError && error.code === 'chat_spent')
                throw new ApiError('second_look_spent');
              request.log.warn({ err: error }, 'a model did not tell what a photograph shows');
              throw new ApiError('second_look_failed', ({ refusals }) =>
                refusals.wardrobe.modelSilent(seeing.name),
              );
            },
          );
    const found = await inTransaction(db, async (tx) => {
      await lockGarment(tx, person.id, params.id);
      const taken = mergeAnswer(await garmentOf(tx, person.id, params.id), told, seeing.name);
      await updateGarmentRow(tx, person.id, params.id, taken.columns);
      if (taken.found.length > 0) await incrementRevision(tx, person.id);
      return taken.found;
    });
    const item = await loadPresentedGarment(db, person.id, params.id, now());
    return { item, provider: seeing.name, found };
  });
}
