import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { RejectionReason } from '#contract/composing.ts';
import { limits } from '#contract/limits.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { rejectedOutfits, tastes } from '#server/platform/db/schema/index.ts';
import type { Personal } from '#stylist/rule-weights.ts';

export type TasteRow = typeof tastes.$inferSelect;

const unknown = (ownerId: string): TasteRow => ({
  ownerId,
  favoriteColors: [],
  avoidedColors: [],
  learned: {},
  choices: 0,
  forgotten: {},
  forgottenAt: null,
});

export async function tasteOf(db: Executor, ownerId: string): Promise<TasteRow> {
  const [row] = await db.select().from(tastes).where(eq(tastes.ownerId, ownerId));
  return row ?? unknown(ownerId);
}

/** Locked until the transaction ends. */
export async function lockTaste(tx: Executor, ownerId: string): Promise<TasteRow> {
  await tx.insert(tastes).values(unknown(ownerId)).onConflictDoNothing();
  const [row] = await tx.select().from(tastes).where(eq(tastes.ownerId, ownerId)).for('update');
  return row ?? unknown(ownerId);
}

export async function saveLearned(
  tx: Executor,
  ownerId: string,
  learned: Personal,
  choices: number,
): Promise<void> {
  await tx.update(tastes).set({ learned, choices }).where(eq(tastes.ownerId, ownerId));
}

export async function saveColors(
  db: Executor,
  ownerId: string,
  colors: Pick<TasteRow, 'favoriteColors' | 'avoidedColors'>,
): Promise<void> {
  await db
    .insert(tastes)
    .values({ ...unknown(ownerId), ...colors })
    .onConflictDoUpdate({ target: tastes.ownerId, set: colors });
}

export type RejectedRow = typeof rejectedOutfits.$inferSelect;

export async function countRejected(db: Executor, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(rejectedOutfits)
    .where(eq(rejectedOutfits.ownerId, ownerId));
  return row?.count ?? 0;
}

const oldestFirst = [asc(rejectedOutfits.rejectedAt), asc(rejectedOutfits.id)];

export async function rejectedGarments(db: Executor, ownerId: string): Promise<string[][]> {
  const rows = await db
    .select({ garmentIds: rejectedOutfits.garmentIds })
    .from(rejectedOutfits)
    .where(eq(rejectedOutfits.ownerId, ownerId))
    .orderBy(...oldestFirst);
  return rows.map((row) => row.garmentIds);
}

export async function rejectedOf(db: Executor, ownerId: string): Promise<RejectedRow[]> {
  return db
    .select()
    .from(rejectedOutfits)
    .where(eq(rejectedOutfits.ownerId, ownerId))
    .orderBy(...oldestFirst);
}

/** Deletes the oldest beyond the limit. */
export async function insertRejected(tx: Executor, row: RejectedRow): Promise<void> {
  await tx.insert(rejectedOutfits).values(row);
  const tooOld = tx
    .select({ id: rejectedOutfits.id })
    .from(rejectedOutfits)
    .where(eq(rejectedOutfits.ownerId, row.ownerId))
    .orderBy(desc(rejectedOutfits.rejectedAt), asc(rejectedOutfits.id))
    .offset(limits.rejectedOutfits);
  await tx
    .delete(rejectedOutfits)
    .where(and(eq(rejectedOutfits.ownerId, row.ownerId), inArray(rejectedOutfits.id, tooOld)));
}

export async function takeRejected(tx: Executor, ownerId: string, id: string): Promise<RejectedRow | null> {
  const [row] = await tx
    .delete(rejectedOutfits)
    .where(and(eq(rejectedOutfits.ownerId, ownerId), eq(rejectedOutfits.id, id)))
    .returning();
  return row ?? null;
}

export async function saveReason(
  tx: Executor,
  { ownerId, id }: RejectedRow,
  reason: RejectionReason,
): Promise<void> {
  await tx
    .update(rejectedOutfits)
    .set({ reason, taught: {} })
    .where(and(eq(rejectedOutfits.ownerId, ownerId), eq(rejectedOutfits.id, id)));
}

/** Locked until the transaction ends. */
export async function lockRejected(tx: Executor, ownerId: string, id: string): Promise<RejectedRow | null> {
  const [row] = await tx
    .select()
    .from(rejectedOutfits)
    .where(and(eq(rejectedOutfits.ownerId, ownerId), eq(rejectedOutfits.id, id)))
    .for('update');
  return row ?? null;
}

export async function rejectedOfGeneration(
  tx: Executor,
  ownerId: string,
  generationId: string,
): Promise<RejectedRow[]> {
  return tx
    .select()
    .from(rejectedOutfits)
    .where(and(eq(rejectedOutfits.ownerId, ownerId), eq(rejectedOutfits.generationId, generationId)));
}

export async function saveForgotten(
  tx: Executor,
  ownerId: string,
  forgotten: TasteRow['forgotten'],
): Promise<void> {
  await tx.update(tastes).set({ forgotten }).where(eq(tastes.ownerId, ownerId));
}

/** The named colours stay. */
export async function forget(tx: Executor, ownerId: string, now: Date): Promise<void> {
  await lockTaste(tx, ownerId);
  const nothing = { learned: {}, choices: 0, forgotten: {}, forgottenAt: now };
  await tx.update(tastes).set(nothing).where(eq(tastes.ownerId, ownerId));
  await tx.delete(rejectedOutfits).where(eq(rejectedOutfits.ownerId, ownerId));
}
