import type { FastifyInstance } from 'fastify';
import { storeInWardrobe } from '#contract/store.ts';
import { styleProfileOf } from '#server/people/style-profile/queries.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { prepareGarmentsOf } from '#server/wardrobe/garments/queries.ts';
import { revisionOf } from '#server/wardrobe/garments/state.ts';
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

  route(app, storeInWardrobe, async ({ person, request }) => {
    // Read before the garments: a concurrent change is computed again at worst.
    const revision = await revisionOf(db, person.id);
    const [rows, products, profile] = await Promise.all([
      garmentsOf(person.id),
      productCache.products(),
      styleProfileOf(db, person.id),
    ]);
    const moment = now();
    const seen = views.of(person.id, revision, rows, products, profile, moment);
    return presentInWardrobe(rows, products, seen, moment, request.language);
  });
}
