import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, wears } from '#server/platform/db/schema/index.ts';
import { lockGarments } from './queries.ts';
import { changeState } from './state.ts';

export async function recordWear(
  tx: Executor,
  ownerId: string,
  garmentIds: string[],
  wornAt: Date,
  outfitId: string | null = null,
): Promise<void> {
  // Locks rows in one order to avoid deadlocks.
  const ids = [...garmentIds].sort();
  await tx
    .insert(wears)
    .values(ids.map((garmentId) => ({ ownerId, id: randomUUID(), garmentId, outfitId, wornAt })));
  await tx
    .update(garments)
    .set(wornOnceMore(garments, wornAt))
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.id, ids)));
  await changeState(tx, ownerId);
}

/** A wear of an earlier day may be recorded later. */
export const wornOnceMore = (
  { timesWorn, lastWornAt }: Record<'timesWorn' | 'lastWornAt', AnyPgColumn>,
  wornAt: Date,
) => ({
  timesWorn: sql`${timesWorn} + 1`,
  lastWornAt: sql`greatest(${lastWornAt}, ${wornAt.toISOString()}::timestamptz)`,
});

export async function wearMomentsOf(
  db: Executor,
  ownerId: string,
  garmentIds: readonly string[],
): Promise<Date[]> {
  const rows = await db
    .select({ wornAt: wears.wornAt })
    .from(wears)
    .where(and(eq(wears.ownerId, ownerId), inArray(wears.garmentId, [...garmentIds])));
  return rows.map(({ wornAt }) => wornAt);
}

export async function takeBackWear(tx: Executor, ownerId: string, garmentId: string): Promise<void> {
  await lockGarments(tx, ownerId, [garmentId]);
  const mine = and(eq(wears.ownerId, ownerId), eq(wears.garmentId, garmentId));
  const [latest] = await tx
    .select({ id: wears.id })
    .from(wears)
    .where(mine)
    .orderBy(desc(wears.wornAt), desc(wears.id))
    .limit(1);
  if (latest === undefined) return;
  await tx.delete(wears).where(and(eq(wears.ownerId, ownerId), eq(wears.id, latest.id)));
  await recount(tx, ownerId, garmentId);
  await changeState(tx, ownerId);
}

/** Takes back the wears of one moment, of garments alone or of an outfit. */
export async function takeBackWearsAt(
  tx: Executor,
  ownerId: string,
  garmentIds: readonly string[],
  wornAt: Date,
  outfitId: string | null = null,
): Promise<void> {
  const ids = [...garmentIds].sort();
  await lockGarments(tx, ownerId, ids);
  await tx
    .delete(wears)
    .where(
      and(
        eq(wears.ownerId, ownerId),
        inArray(wears.garmentId, ids),
        eq(wears.wornAt, wornAt),
        outfitId === null ? isNull(wears.outfitId) : eq(wears.outfitId, outfitId),
      ),
    );
  for (const id of ids) await recount(tx, ownerId, id);
  await changeState(tx, ownerId);
}

async function recount(tx: Executor, ownerId: string, garmentId: string): Promise<void> {
  const [rest] = await tx
    .select({ count: sql<number>`count(*)::int`, lastWornAt: sql<string | null>`max(${wears.wornAt})` })
    .from(wears)
    .where(and(eq(wears.ownerId, ownerId), eq(wears.garmentId, garmentId)));
  const worn = sql`${garments.wornBefore} + ${rest?.count ?? 0}::int`;
  await tx
    .update(garments)
    .set({
      timesWorn: worn,
      washedAtWear: sql`least(${garments.washedAtWear}, ${worn})`,
      lastWornAt: rest?.lastWornAt ? new Date(rest.lastWornAt) : null,
    })
    .where(and(eq(garments.ownerId, ownerId), eq(garments.id, garmentId)));
}
