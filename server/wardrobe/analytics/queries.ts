import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { wears } from '#server/platform/db/schema/index.ts';

/** By month in Madrid (`YYYY-MM`); months without wears are absent. */
export async function wearsByMonth(db: Executor, ownerId: string, since: Date): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${wears.wornAt} at time zone 'Europe/Madrid', 'YYYY-MM')`;
  const rows = await db
    .select({ month, wears: sql<number>`count(*)::int` })
    .from(wears)
    .where(and(eq(wears.ownerId, ownerId), gte(wears.wornAt, since)))
    // By position: PostgreSQL treats the repeated expression with its own parameters as a different one.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.month, row.wears]));
}
