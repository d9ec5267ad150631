import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { proposeGarments, scanGarment } from '#contract/scans.ts';
import { analysisOf } from '#scanner/analysis.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { countOutcome } from '#server/metrics/count-outcome.ts';
import { scans } from '#server/metrics/metrics.ts';
import { insertPhoto, keepPhoto } from '#server/photos/keep.ts';
import { route } from '#server/plugins/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { requireRoomForGarment } from '#server/wardrobe/allowance.ts';
import { versatilityById, wardrobeChanged } from '#server/wardrobe/insights.ts';
import { presentGarment } from '#server/wardrobe/present.ts';
import { garmentsOf, insertGarment } from '#server/wardrobe/queries.ts';
import { catchUp } from './catch-up.ts';
import { embeddingColumns } from './embeddings.ts';
import { columnsOfAnalysis, followingFrom } from './garment-of-reading.ts';
import type { PhotoReader } from './photo-reader.ts';
import { insertScan } from './queries.ts';
import { sameAgain } from './similar.ts';
import { taughtBy } from './taught.ts';

export function scanRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, photoStore, now, config } = services;
  const guards = { rateLimit: { max: Math.ceil(60 * config.rateLimitFactor), timeWindow: '1 minute' } };

  const catchingUp = new Set<string>();
  /** Nobody waits for it. */
  function compareBetterNextTime(ownerId: string, log: FastifyBaseLogger): void {
    if (catchingUp.has(ownerId)) return;
    catchingUp.add(ownerId);
    catchUp(services, photoReader, ownerId)
      .catch((err: unknown) => log.warn({ err }, 'older garments could not be given their embeddings'))
      .finally(() => catchingUp.delete(ownerId));
  }

  route(
    app,
    scanGarment,
    async ({ person, body, request }) => {
      // Asked before the work as well as in the transaction: a full wardrobe costs no reading.
      await inTransaction(db, (tx) => requireRoomForGarment(tx, person.id, now(), config.payments.mode));
      const { reading, encoded, millis } = await countOutcome(
        scans,
        'read',
        photoReader.read(body.imageBase64, await taughtBy(db, person.id)),
      );
      const createdAt = now();
      const similarId = await sameAgain(db, person.id, reading);
      const analysis = analysisOf(reading);
      const photo = await keepPhoto(photoStore, person.id, encoded, createdAt);
      const id = randomUUID();
      await inTransaction(db, async (tx) => {
        await requireRoomForGarment(tx, person.id, createdAt, config.payments.mode);
        await insertPhoto(tx, photo);
        await insertGarment(tx, {
          ...columnsOfAnalysis(analysis),
          ownerId: person.id,
          id,
          photoId: photo.id,
          ...embeddingColumns(reading.embedding),
          createdAt,
        });
        await insertScan(tx, {
          ownerId: person.id,
          id: randomUUID(),
          garmentId: id,
          analysis,
          millis,
          createdAt,
        });
        await wardrobeChanged(tx, person.id);
      });
      const rows = await garmentsOf(db, person.id);
      const row = rows.find((garment) => garment.id === id);
      if (row === undefined) throw new Error('a garment vanished between its insertion and its reading');
      const versatility = await versatilityById(db, person.id, createdAt);
      compareBetterNextTime(person.id, request.log);
      return { analysis, item: presentGarment(row, versatility[id]), similarId };
    },
    guards,
  );

  route(
    app,
    proposeGarments,
    async ({ person, body }) => {
      const found = await photoReader.propose(body.imageBase64, await taughtBy(db, person.id));
      const proposals = found.map(({ box, reading }) => {
        const analysis = analysisOf(reading);
        const { cutout } = reading;
        const cutoutBase64 = cutout === undefined ? null : Buffer.from(cutout.bytes).toString('base64');
        return { box, name: followingFrom(analysis).name, analysis, cutoutBase64 };
      });
      return { proposals };
    },
    guards,
  );
}
