import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { cartRoutes } from './cart/routes.ts';
import { ProductCache } from './catalogue/product-cache.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { inWardrobeRoutes } from './in-wardrobe/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { wishRoutes } from './wishes/routes.ts';

/** Returns the products, for the inspirations that lack something. */
export function shopRoutes(app: FastifyInstance, services: Services): ProductCache {
  const productCache = new ProductCache(services);
  catalogueRoutes(app, services, productCache);
  inWardrobeRoutes(app, services, productCache);
  cartRoutes(app, services);
  orderRoutes(app, services);
  wishRoutes(app, services, productCache);
  return productCache;
}
