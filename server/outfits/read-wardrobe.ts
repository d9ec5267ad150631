import type { FastifyInstance } from 'fastify';
import { levelOf, trustLimits } from '#contract/trust.ts';
import { readWardrobe } from '#contract/wardrobe.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { versatilityFrom } from '#server/wardrobe/garments/insights.ts';
import { presentGarment } from '#server/wardrobe/garments/present.ts';
import { prepareGarmentsOf } from '#server/wardrobe/garments/queries.ts';
import { figuresOf } from '#server/wardrobe/garments/stats.ts';
import { prepareSurroundings } from '#server/wardrobe/garments/surroundings.ts';
import { presentOutfit } from './present.ts';
import { prepareOutfitsOf } from './queries.ts';

/** `GET /api/wardrobe`: garments, outfits and totals. */
export function readWardrobeRoute(app: FastifyInstance, { db, now, config }: Services): void {
  const garmentsOf = prepareGarmentsOf(db);
  const outfitsOf = prepareOutfitsOf(db);
  const loadAnswerContext = prepareSurroundings(db, config.payments.mode);

  route(app, readWardrobe, async ({ person }) => {
    const moment = now();
    const [rows, outfits, { entitlement, emailConfirmed, generationsToday, insights }] = await Promise.all([
      garmentsOf(person.id),
      outfitsOf(person.id),
      loadAnswerContext(person.id, moment),
    ]);
    const versatility = await versatilityFrom(insights, db, person.id, moment);
    const level = levelOf({ demo: person.demo, premium: entitlement.premium, confirmed: emailConfirmed });
    const allowance = {
      garments: trustLimits.garments.each[level],
      generationsPerDay: trustLimits.generations.each[level],
      generationsToday,
    };
    const { stats, summary } = figuresOf(rows, outfits.length, versatility, allowance, moment);
    const items = rows.map((row) => presentGarment(row, versatility[row.id]));
    return { wardrobe: { items, outfits: outfits.map(presentOutfit), stats }, summary };
  });
}
