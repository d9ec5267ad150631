import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/store.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { dropFavorite, favoritesOf, keepFavorite } from './favorites.ts';
import { productPictureRoutes } from './pictures/routes.ts';
import { presentProduct } from './present.ts';
import type { PreparedResponse, ProductCache } from './product-cache.ts';
import { productForSale } from './queries.ts';

export function catalogueRoutes(app: FastifyInstance, services: Services, productCache: ProductCache): void {
  const { db, now } = services;

  route(app, contract.storeProducts, async ({ query, request, reply }) =>
    sendPrepared(request, reply, await productCache.answer(query.brand, query.category, request.language)),
  );

  route(app, contract.storeProduct, async ({ params, request }) => {
    const product = await productForSale(db, params.productId, now());
    if (product === undefined) throw new ApiError('product_not_found');
    return { product: presentProduct(product, request.language) };
  });

  route(app, contract.readFavorites, async ({ person }) => ({
    productIds: await favoritesOf(db, person.id),
  }));

  route(app, contract.addFavorite, async ({ person, params }) => {
    await keepFavorite(db, person.id, params.productId, now());
  });

  route(app, contract.removeFavorite, async ({ person, params }) => {
    await dropFavorite(db, person.id, params.productId);
  });

  productPictureRoutes(app, services);
}

/** Sends a prepared response in an encoding the client accepts, or 304. */
function sendPrepared(request: FastifyRequest, reply: FastifyReply, ready: PreparedResponse): FastifyReply {
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-encoding')
    .header('etag', ready.etag);
  // A compressing proxy marks the ETag as weak.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === ready.etag) return reply.status(304).send();
  const takes = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(takes) ? 'br' : /\bgzip\b/.test(takes) ? 'gzip' : undefined;
  reply.type('application/json; charset=utf-8');
  if (encoding === undefined || ready[encoding] === ready.json) return reply.send(ready.json);
  return reply.header('content-encoding', encoding).send(ready[encoding]);
}
