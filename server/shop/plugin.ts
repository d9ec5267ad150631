import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { Shelf } from './catalogue/shelf.ts';
import { inWardrobeRoutes } from './in-wardrobe/routes.ts';
import { orderRoutes } from './orders/routes.ts';

export function shopRoutes(app: FastifyInstance, services: Services): void {
  const shelf = new Shelf(services);
  catalogueRoutes(app, services, shelf);
  inWardrobeRoutes(app, services, shelf);
  cartRoutes(app, services);
  orderRoutes(app, services);
}
