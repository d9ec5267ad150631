import type { FastifyInstance } from 'fastify';
import { readAnalytics } from '#contract/analytics.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { prepareGarmentsOf } from '#server/wardrobe/garments/queries.ts';
import { analyticsSince, presentAnalytics } from './present.ts';
import { wearsByMonth } from './queries.ts';

export function analyticsRoutes(app: FastifyInstance, { db, now }: Services): void {
  const garmentsOf = prepareGarmentsOf(db);

  route(app, readAnalytics, async ({ person }) => {
    const moment = now();
    const [rows, wears] = await Promise.all([
      garmentsOf(person.id),
      wearsByMonth(db, person.id, analyticsSince(moment)),
    ]);
    return presentAnalytics(rows, wears, moment);
  });
}
