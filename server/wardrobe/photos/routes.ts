import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readPhoto } from '#contract/wardrobe.ts';
import { photos } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { sendPhoto } from './send.ts';

export function photoRoutes(app: FastifyInstance, services: Services): void {
  const photoOf = services.db
    .select({ id: photos.id, storageKey: photos.storageKey, drawing: photos.drawing })
    .from(photos)
    .where(and(eq(photos.ownerId, sql.placeholder('ownerId')), eq(photos.id, sql.placeholder('id'))))
    .prepare('photo_of');

  route(app, readPhoto, async ({ params, person, request, reply }) => {
    const [photo] = await photoOf.execute({ ownerId: person.id, id: params.id });
    if (photo === undefined) throw new ApiError('photo_not_found');
    // Picture URLs are immutable, so id and size identify the version.
    const cacheControl = 'private, max-age=31536000, immutable';
    return sendPhoto(services, photo, { size: params.size, request, reply, cacheControl });
  });
}
