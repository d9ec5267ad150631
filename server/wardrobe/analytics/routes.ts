import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAnalytics, readYear } from '#contract/analytics.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { wears } from '#server/platform/db/schema/index.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { endOfDay, zonedDay, zonedYear } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { everyGarmentOf, prepareGarmentsOf } from '#server/wardrobe/garments/queries.ts';
import { stateOf } from '#server/wardrobe/garments/state.ts';
import { isKnown, wardrobeTag } from '#server/wardrobe/wardrobe-tag.ts';
import { analyticsSince, presentAnalytics } from './present.ts';
import { type DayWears, presentYear } from './year.ts';

export function analyticsRoutes(app: FastifyInstance, { db, now }: Services): void {
  const garmentsOf = prepareGarmentsOf(db);

  route(app, readAnalytics, async ({ person, request, reply }) => {
    const tag = wardrobeTag(await stateOf(db, person.id), now());
    if (isKnown(request, reply, tag)) return reply.status(304).send();
    const moment = endOfDay(zonedDay(now()));
    const [rows, wears] = await Promise.all([
      garmentsOf(person.id),
      wearsByMonth(db, person.id, analyticsSince(moment)),
    ]);
    return presentAnalytics(rows, wears, moment);
  });

  route(app, readYear, async ({ person, query }) => {
    const current = zonedYear(now());
    const year = query.year ?? current;
    const [rows, wears, years] = await Promise.all([
      everyGarmentOf(db, person.id),
      wearsByDay(db, person.id, year),
      yearsWithWears(db, person.id),
    ]);
    return { ...presentYear(year, rows, wears), years: [...new Set([current, ...years])] };
  });
}

async function wearsByMonth(db: Executor, ownerId: string, since: Date): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${wears.wornAt} at time zone 'Europe/Madrid', 'YYYY-MM')`;
  const rows = await db
    .select({ month, wears: sql<number>`count(*)::int` })
    .from(wears)
    .where(and(eq(wears.ownerId, ownerId), gte(wears.wornAt, since)))
    // By position: PostgreSQL treats the repeated expression with its own parameters as a different one.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.month, row.wears]));
}

async function wearsByDay(db: Executor, ownerId: string, year: number): Promise<DayWears[]> {
  const day = sql<string>`to_char(${wears.wornAt} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;
  const [since, until] = [endOfDay(`${year - 1}-12-31`), endOfDay(`${year}-12-31`)];
  return db
    .select({ day, garmentId: wears.garmentId, wears: sql<number>`count(*)::int` })
    .from(wears)
    .where(and(eq(wears.ownerId, ownerId), gt(wears.wornAt, since), lte(wears.wornAt, until)))
    .groupBy(sql`1`, wears.garmentId);
}

/** Newest first. */
async function yearsWithWears(db: Executor, ownerId: string): Promise<number[]> {
  const year = sql<number>`extract(year from ${wears.wornAt} at time zone 'Europe/Madrid')::int`;
  const rows = await db
    .selectDistinct({ year })
    .from(wears)
    .where(eq(wears.ownerId, ownerId))
    .orderBy(sql`1 desc`);
  return rows.map((row) => row.year);
}
