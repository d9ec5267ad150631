import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { productPicture } from '#contract/store.ts';
import { products } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { photoKey } from '#server/platform/files/store.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { keepDrawing } from '#server/wardrobe/photos/draw.ts';
import { slugOf } from '../slug.ts';
import { drawProduct } from './draw-product.ts';

/** Size of the cache of folders. */
const foldersMax = 10_000;
const daySeconds = 24 * 60 * 60;

export function productPictureRoutes(app: FastifyInstance, { config, db, photoStore }: Services): void {
  const looksOf = db
    .select({
      id: products.id,
      category: products.category,
      kind: products.kind,
      silhouette: products.silhouette,
      pattern: products.pattern,
      fabric: products.fabric,
      style: products.style,
      colors: products.colors,
    })
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product_looks');
  /** Caches the folder of each picture, because computing it takes a drawing of some milliseconds. */
  const folders = new Map<string, string>();

  route(app, productPicture, async ({ params, request, reply }) => {
    const [product] = await looksOf.execute({ id: params.productId });
    const color = product?.colors.find(({ name }) => slugOf(name) === params.color);
    if (product === undefined || color === undefined) throw new ApiError('product_not_found');
    const { colors: _, ...looks } = product;
    const key = JSON.stringify([looks, color, params.view]);
    const draw = () => drawProduct(looks, color, params.view, config.drawingWidthPx);
    let folder = folders.get(key);
    if (folder === undefined) {
      folder = draw().folder;
      if (folders.size >= foldersMax) folders.clear();
      folders.set(key, folder);
    }
    const etag = `"${folder.slice(folder.lastIndexOf('/') + 1)}-${params.size}"`;
    if (request.headers['if-none-match'] === etag) return forAll(reply, etag).status(304).send();
    const bytes = await photoStore.get(photoKey(folder, params.size));
    if (bytes !== null) return forAll(reply, etag).type('image/webp').send(Buffer.from(bytes));
    const drawing = draw();
    // The browser draws it meanwhile; the file is ready for the next request.
    keepDrawing(photoStore, drawing).catch((err: unknown) => request.log.error({ err }, 'a drawing failed'));
    return reply.header('cache-control', 'no-cache').type('image/svg+xml').send(drawing.svg);
  });
}

/** Public caches may keep a picture for a day; a better drawing replaces it under the same URL. */
function forAll(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`)
    .header('etag', etag);
}
