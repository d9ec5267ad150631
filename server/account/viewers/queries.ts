import { and, asc, eq } from 'drizzle-orm';
import type { Viewable } from '#contract/viewables.ts';
import type { Viewed, Viewer } from '#contract/viewers.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { viewedWardrobes, viewers } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';

export type ViewerRow = typeof viewers.$inferSelect;
export type ViewedRow = typeof viewedWardrobes.$inferSelect;

export interface Looking {
  ownerId: string;
  viewerId: string;
}

export const viewersOf = (db: Executor, ownerId: string): Promise<ViewerRow[]> =>
  db
    .select()
    .from(viewers)
    .where(eq(viewers.ownerId, ownerId))
    .orderBy(asc(viewers.createdAt), asc(viewers.viewerId));

export const viewedBy = (db: Executor, viewerId: string): Promise<ViewedRow[]> =>
  db
    .select()
    .from(viewedWardrobes)
    .where(eq(viewedWardrobes.ownerId, viewerId))
    .orderBy(asc(viewedWardrobes.createdAt), asc(viewedWardrobes.shownBy));

const keyOf = ({ ownerId, viewerId }: Looking) =>
  and(eq(viewers.ownerId, ownerId), eq(viewers.viewerId, viewerId));

/** @throws ApiError `wardrobe_not_shown` */
export async function requireViewer(db: Executor, looking: Looking): Promise<ViewerRow> {
  const [row] = await db.select().from(viewers).where(keyOf(looking));
  if (row === undefined) throw new ApiError('wardrobe_not_shown');
  return row;
}

export async function changeShows(db: Executor, looking: Looking, shows: Viewable[]): Promise<boolean> {
  const changed = await db
    .update(viewers)
    .set({ shows })
    .where(keyOf(looking))
    .returning({ id: viewers.viewerId });
  return changed.length > 0;
}

export async function endLooking(tx: Executor, { ownerId, viewerId }: Looking): Promise<boolean> {
  const ended = await tx
    .delete(viewers)
    .where(keyOf({ ownerId, viewerId }))
    .returning({ id: viewers.viewerId });
  await tx
    .delete(viewedWardrobes)
    .where(and(eq(viewedWardrobes.ownerId, viewerId), eq(viewedWardrobes.shownBy, ownerId)));
  return ended.length > 0;
}

/** Before an account is erased, whose row is locked; only the rows of the others are not deleted with it. */
export async function endLookingOf(tx: Executor, userId: string): Promise<void> {
  for (const { viewerId } of await viewersOf(tx, userId)) await endLooking(tx, { ownerId: userId, viewerId });
  for (const { shownBy } of await viewedBy(tx, userId))
    await endLooking(tx, { ownerId: shownBy, viewerId: userId });
}

export const presentViewer = (row: ViewerRow): Viewer => ({
  id: row.viewerId,
  name: row.name,
  username: row.username,
  shows: row.shows,
  since: row.createdAt.toISOString(),
});

export const presentViewed = (row: ViewedRow): Viewed => ({
  id: row.shownBy,
  name: row.name,
  since: row.createdAt.toISOString(),
});

export async function exportedViewing(db: Executor, userId: string) {
  const [rows, viewed] = await Promise.all([viewersOf(db, userId), viewedBy(db, userId)]);
  return {
    viewers: rows.map(presentViewer).map(({ id: _, ...viewer }) => viewer),
    viewed: viewed.map(({ name }) => name),
  };
}
