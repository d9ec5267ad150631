import type { FastifyInstance } from 'fastify';
import { fileWorn } from '#contract/scans.ts';
import { analysisOf } from '#scanner/analysis.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { record } from '#server/trust/ledger.ts';
import { spenderOf } from '#server/trust/level.ts';
import { requireRoomForGarment } from '#server/wardrobe/garments/allowance.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import { keepPhoto, type NewPhoto } from '#server/wardrobe/photos/keep.ts';
import { loadCorrectedGarments } from '#server/wardrobe/scans/corrected-garments.ts';
import { findDuplicate } from '#server/wardrobe/scans/embeddings.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { requireNearDay, wornMomentOf } from '../plans/calendar.ts';
import { type FiledLook, filedLook, fileLook, type LookPiece } from './file-look.ts';

export function wornRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, photoStore, now, config } = services;

  route(app, fileWorn, async ({ person, body, request, reply }) => {
    const present = async ({ garments, outfit }: FiledLook) => ({
      items: await Promise.all(
        garments.map(async ({ id, known }) => ({
          item: await loadPresentedGarment(db, person.id, id, now()),
          known,
        })),
      ),
      outfit,
    });
    const { day } = body;
    const { language } = request;
    if (day !== undefined) requireNearDay(day, now());
    const wornAt = day === undefined ? now() : wornMomentOf(day, now());
    const before = await filedLook(db, person.id, body.outfit.id);
    if (before) return present(before);
    const options = runOptionsFor(person, reply);
    await inTransaction(db, (tx) => requireRoomForGarment(tx, person.id, now(), config.payments.mode));
    const corrected = await loadCorrectedGarments(db, person.id);
    const worn = await photoReader.wear(options, body.imageBase64, corrected, body);
    const spent = worn.reduce((sum, { millis }) => sum + millis, 0);
    await record(db, services, await spenderOf(services, request), 'cpuMillis', spent);
    const createdAt = now();
    const pieces: LookPiece[] = [];
    const stored: NewPhoto[] = [];
    const discard = () =>
      Promise.all(
        stored.map(({ storageKey }) => storageKey && photoStore.removeFolder(storageKey).catch(() => {})),
      );
    try {
      for (const { reading, encoded, millis } of worn) {
        const { embedding } = reading;
        const analysis = analysisOf(reading);
        const knownId = await findDuplicate(db, person.id, analysis, embedding);
        if (knownId !== null) {
          pieces.push({ knownId });
          continue;
        }
        const photo = await keepPhoto(photoStore, person.id, encoded, createdAt);
        stored.push(photo);
        pieces.push({ scan: { analysis, embedding, photo, millis, readOn: 'server', createdAt } });
      }
      const filed = await fileLook(services, person.id, pieces, body.outfit, {
        createdAt,
        wornAt,
        language,
      });
      if (!filed.isNew) await discard();
      return await present(filed);
    } catch (error) {
      if (error instanceof ApiError) await discard();
      throw error;
    }
  });
}
