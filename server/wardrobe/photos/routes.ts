import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readPhoto } from '#contract/wardrobe.ts';
import { photos } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { photoKey, pictureType } from '../../platform/files/store.ts';
import { drawingOf, keepDrawing } from './draw.ts';

export function photoRoutes(app: FastifyInstance, { config, db, photoStore }: Services): void {
  const photoOf = db
    .select({ storageKey: photos.storageKey, drawing: photos.drawing })
    .from(photos)
    .where(and(eq(photos.ownerId, sql.placeholder('ownerId')), eq(photos.id, sql.placeholder('id'))))
    .prepare('photo_of');

  route(app, readPhoto, async ({ params, person, request, reply }) => {
    const [photo] = await photoOf.execute({ ownerId: person.id, id: params.id });
    if (photo === undefined) throw new ApiError('photo_not_found');
    // Picture URLs are immutable, so id and size identify the version.
    const etag = `"${params.id}-${params.size}"`;
    reply.header('vary', 'cookie');
    if (request.headers['if-none-match'] === etag) return forever(reply, etag).status(304).send();
    const drawing = photo.drawing === null ? null : drawingOf(photo.drawing, config.drawingWidthPx);
    const folder = drawing?.folder ?? photo.storageKey ?? '';
    const bytes = await photoStore.get(photoKey(folder, params.size));
    if (bytes !== null) return forever(reply, etag).type(pictureType(bytes)).send(Buffer.from(bytes));
    if (drawing !== null) {
      // The browser draws it meanwhile; the file is ready for the next request.
      keepDrawing(photoStore, drawing).catch((err: unknown) =>
        request.log.error({ err }, 'a drawing failed'),
      );
      return reply.header('cache-control', 'private, no-cache').type('image/svg+xml').send(drawing.svg);
    }
    request.log.error({ photoId: params.id }, 'picture is missing from the store');
    throw new ApiError('photo_not_found');
  });
}

function forever(reply: FastifyReply, etag: string): FastifyReply {
  return reply.header('cache-control', 'private, max-age=31536000, immutable').header('etag', etag);
}
