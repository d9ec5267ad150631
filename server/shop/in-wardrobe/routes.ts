import type { FastifyInstance } from 'fastify';
import { storeInWardrobe } from '#contract/store.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { revisionOf } from '#server/wardrobe/garments/insights.ts';
import { prepareGarmentsOf } from '#server/wardrobe/garments/queries.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { presentInWardrobe } from './present.ts';
import { RememberedViews } from './remembered-views.ts';

export function inWardrobeRoutes(app: FastifyInstance, { db, now }: Services, shelf: Shelf): void {
  const garmentsOf = prepareGarmentsOf(db);
  const views = new RememberedViews();

  route(app, storeInWardrobe, async ({ person }) => {
    // Read before the garments: a concurrent change is computed again at worst.
    const revision = await revisionOf(db, person.id);
    const [rows, products] = await Promise.all([garmentsOf(person.id), shelf.products()]);
    const moment = now();
    const seen = views.of(person.id, revision, rows, products, moment);
    return presentInWardrobe(rows, products, seen, moment);
  });
}
