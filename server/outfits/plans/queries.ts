import { randomUUID } from 'node:crypto';
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Plan } from '#contract/plans.ts';
import { presentOutfit } from '#server/outfits/present.ts';
import { outfitsByIds } from '#server/outfits/queries.ts';
import { queueNews } from '#server/people/webhooks/queue.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { outfits, plannedOutfits, users } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { endOfDay } from '#server/platform/madrid.ts';

export type PlanRow = typeof plannedOutfits.$inferSelect;

/** Serialises changes to a person's calendar. */
export async function lockCalendar(tx: Executor, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
}

async function countOn(tx: Executor, ownerId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(plannedOutfits)
    .where(and(eq(plannedOutfits.ownerId, ownerId), eq(plannedOutfits.day, day)));
  return row?.count ?? 0;
}

export const hasRoomOn = async (tx: Executor, ownerId: string, day: string): Promise<boolean> =>
  (await countOn(tx, ownerId, day)) < limits.plan.perDay;

export async function plansOfOutfit(tx: Executor, ownerId: string, outfitId: string): Promise<PlanRow[]> {
  return tx
    .select()
    .from(plannedOutfits)
    .where(and(eq(plannedOutfits.ownerId, ownerId), eq(plannedOutfits.outfitId, outfitId)));
}

const dayFull = (day: string) =>
  new ApiError(
    'plan_day_full',
    ({ refusals }) => refusals.outfits.dayFull(endOfDay(day), limits.plan.perDay),
    { day },
  );

/** @throws ApiError `plan_day_full` */
export async function requireRoomOn(tx: Executor, ownerId: string, day: string): Promise<void> {
  if (!(await hasRoomOn(tx, ownerId, day))) throw dayFull(day);
}

/** After plans have moved. @throws ApiError `plan_day_full` */
export async function requireWithinLimit(tx: Executor, ownerId: string, day: string): Promise<void> {
  if ((await countOn(tx, ownerId, day)) > limits.plan.perDay) throw dayFull(day);
}

export async function planOn(tx: Executor, ownerId: string, day: string, outfitId: string) {
  const [row] = await tx
    .select()
    .from(plannedOutfits)
    .where(
      and(
        eq(plannedOutfits.ownerId, ownerId),
        eq(plannedOutfits.day, day),
        eq(plannedOutfits.outfitId, outfitId),
      ),
    );
  return row;
}

export async function planRowsByIds(
  db: Executor,
  ownerId: string,
  ids: readonly string[],
): Promise<PlanRow[]> {
  return db
    .select()
    .from(plannedOutfits)
    .where(and(eq(plannedOutfits.ownerId, ownerId), inArray(plannedOutfits.id, [...ids])));
}

/** @throws ApiError `plan_not_found`, also for a plan of another owner */
export async function lockedPlan(tx: Executor, ownerId: string, id: string): Promise<PlanRow> {
  const [row] = await tx
    .select()
    .from(plannedOutfits)
    .where(and(eq(plannedOutfits.ownerId, ownerId), eq(plannedOutfits.id, id)))
    .for('update');
  if (row === undefined) throw new ApiError('plan_not_found');
  return row;
}

export async function insertPlan(tx: Executor, plan: typeof plannedOutfits.$inferInsert): Promise<void> {
  await tx.insert(plannedOutfits).values(plan);
  await queueNews(tx, plan.ownerId, 'plan.changed', { planIds: [plan.id], change: 'made' });
}

/**
 * The caller holds the calendar's lock. Returns the id of the new or existing plan.
 * @throws ApiError `plan_day_full`
 */
export async function planOutfitOn(
  tx: Executor,
  ownerId: string,
  day: string,
  outfitId: string,
  now: Date,
): Promise<string> {
  const before = await planOn(tx, ownerId, day, outfitId);
  if (before !== undefined) return before.id;
  await requireRoomOn(tx, ownerId, day);
  const id = randomUUID();
  await insertPlan(tx, { ownerId, id, day, outfitId, createdAt: now });
  return id;
}

export async function updatePlan(
  tx: Executor,
  ownerId: string,
  id: string,
  changes: Partial<Pick<PlanRow, 'day' | 'outfitId' | 'wornAt'>>,
): Promise<void> {
  await tx
    .update(plannedOutfits)
    .set(changes)
    .where(and(eq(plannedOutfits.ownerId, ownerId), eq(plannedOutfits.id, id)));
  await queueNews(tx, ownerId, 'plan.changed', { planIds: [id], change: 'changed' });
}

export async function deletePlan(tx: Executor, ownerId: string, id: string): Promise<void> {
  await tx.delete(plannedOutfits).where(and(eq(plannedOutfits.ownerId, ownerId), eq(plannedOutfits.id, id)));
  await queueNews(tx, ownerId, 'plan.changed', { planIds: [id], change: 'removed' });
}

export async function plansBetween(db: Executor, ownerId: string, from: string, to: string): Promise<Plan[]> {
  const rows = await db
    .select()
    .from(plannedOutfits)
    .where(and(eq(plannedOutfits.ownerId, ownerId), between(plannedOutfits.day, from, to)))
    .orderBy(asc(plannedOutfits.day), asc(plannedOutfits.createdAt), asc(plannedOutfits.id));
  return presented(db, ownerId, rows);
}

export async function plansByIds(db: Executor, ownerId: string, ids: readonly string[]): Promise<Plan[]> {
  const rows = await planRowsByIds(db, ownerId, ids);
  return presented(
    db,
    ownerId,
    ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  );
}

async function presented(db: Executor, ownerId: string, rows: readonly PlanRow[]): Promise<Plan[]> {
  const outfitIds = [...new Set(rows.map(({ outfitId }) => outfitId))];
  const byId = new Map((await outfitsByIds(db, ownerId, outfitIds)).map((row) => [row.id, row]));
  return rows.flatMap(({ id, day, outfitId, wornAt }) => {
    const outfit = byId.get(outfitId);
    const worn = wornAt !== null;
    return outfit && (worn || outfit.departed === 0)
      ? [{ id, day, worn, outfit: presentOutfit(outfit) }]
      : [];
  });
}

export async function planDatesOf(db: Executor, ownerId: string) {
  return db
    .select({
      day: plannedOutfits.day,
      outfitId: plannedOutfits.outfitId,
      outfit: outfits.name,
      wornAt: plannedOutfits.wornAt,
    })
    .from(plannedOutfits)
    .innerJoin(
      outfits,
      and(eq(outfits.ownerId, plannedOutfits.ownerId), eq(outfits.id, plannedOutfits.outfitId)),
    )
    .where(eq(plannedOutfits.ownerId, ownerId))
    .orderBy(asc(plannedOutfits.day));
}
