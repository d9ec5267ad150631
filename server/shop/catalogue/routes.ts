import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/store.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { dropFavorite, favoritesOf, keepFavorite } from './favorites.ts';
import { productPictureRoutes } from './pictures/routes.ts';
import { presentProduct } from './present.ts';
import type { ProductCache } from './product-cache.ts';
import { productForSale } from './queries.ts';
import { sendPrepared } from './send-ready.ts';

export function catalogueRoutes(app: FastifyInstance, services: Services, productCache: ProductCache): void {
  const { db, now } = services;

  route(app, contract.storeProducts, async ({ query, request, reply }) =>
    sendPrepared(request, reply, await productCache.answer(query.brand, query.category)),
  );

  route(app, contract.storeProduct, async ({ params }) => {
    const product = await productForSale(db, params.productId, now());
    if (product === undefined) throw new ApiError('product_not_found');
    return { product: presentProduct(product) };
  });

  route(app, contract.readFavorites, async ({ person }) => ({
    productIds: await favoritesOf(db, person.id),
  }));

  route(app, contract.addFavorite, async ({ person, params }) => {
    await keepFavorite(db, person.id, params.productId, now());
    return { success: true as const };
  });

  route(app, contract.removeFavorite, async ({ person, params }) => {
    await dropFavorite(db, person.id, params.productId);
    return { success: true as const };
  });

  productPictureRoutes(app, services);
}
