import type { FastifyInstance } from 'fastify';
import { storeInWardrobe } from '#contract/store.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { revisionOf } from '#server/wardrobe/garments/insights.ts';
import { prepareGarmentsOf } from '#server/wardrobe/garments/queries.ts';
import type { ProductCache } from '../catalogue/product-cache.ts';
import { presentInWardrobe } from './present.ts';
import { ViewCache } from './view-cache.ts';

export function inWardrobeRoutes(
  app: FastifyInstance,
  { db, now }: Services,
  productCache: ProductCache,
): void {
  const garmentsOf = prepareGarmentsOf(db);
  const views = new ViewCache();

  route(app, storeInWardrobe, async ({ person }) => {
    // Read before the garments: a concurrent change is computed again at worst.
    const revision = await revisionOf(db, person.id);
    const [rows, products] = await Promise.all([garmentsOf(person.id), productCache.products()]);
    const moment = now();
    const seen = views.of(person.id, revision, rows, products, moment);
    return presentInWardrobe(rows, products, seen, moment);
  });
}
