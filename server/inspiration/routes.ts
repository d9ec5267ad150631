import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickAttributes, scannedAttributes } from '#contract/garment-attributes.ts';
import * as contract from '#contract/inspirations.ts';
import { limits } from '#contract/limits.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { analysisOf } from '#scanner/analysis.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { disconnectSignal } from '#server/platform/http/disconnect-signal.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import type { ProductCache } from '#server/shop/catalogue/product-cache.ts';
import { loadCorrectedGarments } from '#server/wardrobe/scans/corrected-garments.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { boardRoutes } from './boards/routes.ts';
import * as queries from './queries.ts';
import { remake } from './remake.ts';
import { nameOfSeen } from './seen-garment.ts';

export interface Engines {
  stylist: Stylist;
  photoReader: PhotoReader;
  productCache: ProductCache;
}

export function inspirationRoutes(app: FastifyInstance, services: Services, engines: Engines): void {
  const { db, now } = services;
  const { photoReader } = engines;
  const remadeFor = (
    { id }: Person,
    parts: readonly Pick<contract.PicturePart, 'seen'>[],
    { language }: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const seen = parts.map((part) => part.seen);
    return remake(services, engines, id, seen, language, disconnectSignal(reply));
  };
  boardRoutes(app, services);

  route(app, contract.readInspiration, async ({ person, body, request, reply }) => {
    const corrected = await loadCorrectedGarments(db, person.id);
    const options = runOptionsFor(person, reply);
    const { people, parts } = await photoReader.takeLook(options, body.imageBase64, corrected, body.whose);
    if (parts.length === 0) throw new ApiError('no_clothes_seen');
    const taken = parts.slice(0, limits.look.piecesMax).map(({ reading, cutout }) => {
      const seen = seenIn(analysisOf(reading));
      return { name: nameOfSeen(seen, request.language), seen, picture: cutout && dataUrl(cutout) };
    });
    return { people: [...people], parts: taken, remade: await remadeFor(person, taken, request, reply) };
  });

  route(app, contract.listInspirations, async ({ person, request }) => ({
    inspirations: await queries.inspirationsOf(db, person.id, request.language),
  }));

  route(app, contract.openInspiration, async ({ person, params, request, reply }) => {
    const inspiration = await queries.inspirationOf(db, person.id, params.id, request.language);
    return { inspiration, remade: await remadeFor(person, inspiration.parts, request, reply) };
  });

  route(app, contract.saveInspiration, async ({ person, params: { id }, body, request, reply }) => {
    const options = runOptionsFor(person, reply);
    const kept: queries.KeptPart[] = [];
    for (const { seen, pictureBase64 } of body.parts) {
      const picture = pictureBase64 && (await photoReader.cutoutToKeep(options, pictureBase64));
      kept.push({ seen, picture: picture || null });
    }
    const row = { ownerId: person.id, id, name: body.name, createdAt: now() };
    await inTransaction(db, (tx) => queries.insertInspiration(tx, row, kept));
    return { inspiration: await queries.inspirationOf(db, person.id, id, request.language) };
  });

  route(app, contract.renameInspiration, async ({ person, params, body }) => {
    await queries.renameInspirationRow(db, person.id, params.id, body.name);
  });

  route(app, contract.deleteInspiration, async ({ person, params }) => {
    await queries.deleteInspirationRow(db, person.id, params.id);
  });

  route(app, contract.readInspirationPicture, async ({ person, params, reply }) => {
    const picture = await queries.pictureOfPart(db, person.id, params.id, params.place);
    // Never changed under its address.
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/webp')
      .send(picture);
  });
}

const seenIn = (analysis: ScanAnalysis): contract.SeenPart => ({
  kind: analysis.kind,
  color: analysis.color,
  colors: analysis.colors,
  ...pickAttributes(analysis, scannedAttributes),
});

const dataUrl = (webp: Uint8Array) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
