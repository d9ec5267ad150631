import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import { ApiError } from '#server/platform/errors.ts';
import { type PhotoSize, photoKey, pictureType } from '#server/platform/files/store.ts';
import type { Services } from '#server/services.ts';
import { drawingOf, keepDrawing } from './draw.ts';

export interface SentPhoto {
  id: string;
  storageKey: string | null;
  drawing: DrawnGarment | null;
}

interface Sending {
  size: PhotoSize;
  request: FastifyRequest;
  reply: FastifyReply;
  cacheControl: string;
}

/** @throws ApiError `photo_not_found` when its file is missing */
export async function sendPhoto(
  { config, photoStore }: Pick<Services, 'config' | 'photoStore'>,
  { id, storageKey, drawing: drawn }: SentPhoto,
  { size, request, reply, cacheControl }: Sending,
): Promise<FastifyReply> {
  const etag = `"${id}-${size}"`;
  const kept = () => reply.header('cache-control', cacheControl).header('etag', etag);
  reply.header('vary', 'cookie');
  if (request.headers['if-none-match'] === etag) return kept().status(304).send();
  const drawing = drawn === null ? null : drawingOf(drawn, config.drawingWidthPx);
  const folder = drawing?.folder ?? storageKey ?? '';
  const bytes = await photoStore.get(photoKey(folder, size));
  if (bytes !== null) return kept().type(pictureType(bytes)).send(Buffer.from(bytes));
  if (drawing !== null) {
    // The browser draws it meanwhile; the file is ready for the next request.
    keepDrawing(photoStore, drawing).catch((err: unknown) => request.log.error({ err }, 'a drawing failed'));
    return reply.header('cache-control', 'private, no-cache').type('image/svg+xml').send(drawing.svg);
  }
  request.log.error({ photoId: id }, 'picture is missing from the store');
  throw new ApiError('photo_not_found');
}
