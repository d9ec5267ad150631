import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/unfiled-scans.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import { orDiscard } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import type { PhotoReader } from './photo-reader.ts';
import { readScan } from './read-scan.ts';
import { runOptionsFor } from './run-options.ts';
import { holdScan, isUnfiled, presentUnfiled, reviewScans, unfiledOf } from './unfiled.ts';

export function unfiledScanRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, photoStore, now, config } = services;
  const guards = { rateLimit: { max: Math.ceil(120 * config.rateLimitFactor), timeWindow: '1 minute' } };

  route(
    app,
    contract.holdScan,
    async ({ person, params, body, request }) => {
      if (!(await isUnfiled(db, person.id, params.id))) {
        // Not cancelled when the page is closed: its owner finds the reading on return.
        const options = runOptionsFor(person);
        const scan = await readScan(services, photoReader, { person, request, body, options });
        const { photo } = scan;
        const kept = await orDiscard(photoStore, photo, holdScan(services, person.id, params.id, scan));
        if (!kept) await removePhotoFiles(services, photo.storageKey ?? null);
      }
      const scans = await presentUnfiled(db, person.id, await unfiledOf(db, person.id));
      const scan = scans.find(({ id }) => id === params.id);
      if (!scan) throw new Error('A scan was reviewed while it was read');
      return { scan };
    },
    guards,
  );

  route(app, contract.readUnfiledScans, async ({ person }) => ({
    scans: await presentUnfiled(db, person.id, await unfiledOf(db, person.id)),
  }));

  route(app, contract.reviewScans, async ({ person, body }) => {
    const { garmentIds, folders } = await reviewScans(services, person.id, body);
    for (const folder of folders) await removePhotoFiles(services, folder);
    const items = [];
    for (const id of garmentIds) items.push(await loadPresentedGarment(db, person.id, id, now()));
    return { items };
  });
}
