import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Board, BoardFields } from '#contract/boards.ts';
import { limits } from '#contract/limits.ts';
import { lockPerson } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { boards, inspirations, boardItems as items, outfits } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';

export async function boardsOf(db: Executor, ownerId: string): Promise<Board[]> {
  const rows = await db
    .select()
    .from(boards)
    .where(eq(boards.ownerId, ownerId))
    .orderBy(desc(boards.createdAt), asc(boards.id));
  const onThem = await db
    .select()
    .from(items)
    .where(eq(items.ownerId, ownerId))
    .orderBy(asc(items.boardId), asc(items.position));
  return rows.map(({ id, name, note, createdAt }) => ({
    id,
    name,
    note,
    createdAt: createdAt.toISOString(),
    items: onThem
      .filter(({ boardId }) => boardId === id)
      .map((item) => ({ inspirationId: item.inspirationId, outfitId: item.outfitId, note: item.note })),
  }));
}

/** @throws ApiError `board_limit`, `inspiration_not_found` or `outfit_not_found` */
export async function keepBoard(
  tx: Executor,
  ownerId: string,
  id: string,
  { name, note, items: wanted }: BoardFields,
  createdAt: Date,
): Promise<void> {
  await requireOwn(tx, ownerId, wanted);
  await lockPerson(tx, ownerId);
  const [others] = await tx
    .select({ count: count() })
    .from(boards)
    .where(and(eq(boards.ownerId, ownerId), ne(boards.id, id)));
  if ((others?.count ?? 0) >= limits.board.most) throw new ApiError('board_limit');
  await tx
    .insert(boards)
    .values({ ownerId, id, name, note, createdAt })
    .onConflictDoUpdate({ target: [boards.ownerId, boards.id], set: { name, note } });
  await tx.delete(items).where(and(eq(items.ownerId, ownerId), eq(items.boardId, id)));
  if (wanted.length === 0) return;
  await tx
    .insert(items)
    .values(wanted.map((item, position) => ({ ownerId, boardId: id, position, ...item })));
}

async function requireOwn(tx: Executor, ownerId: string, wanted: BoardFields['items']): Promise<void> {
  const inspirationIds = wanted.flatMap(({ inspirationId }) => inspirationId ?? []);
  const outfitIds = wanted.flatMap(({ outfitId }) => outfitId ?? []);
  const ofInspirations = and(eq(inspirations.ownerId, ownerId), inArray(inspirations.id, inspirationIds));
  if (inspirationIds.length > 0 && (await tx.$count(inspirations, ofInspirations)) < inspirationIds.length)
    throw new ApiError('inspiration_not_found');
  const ofOutfits = and(eq(outfits.ownerId, ownerId), inArray(outfits.id, outfitIds));
  if (outfitIds.length > 0 && (await tx.$count(outfits, ofOutfits)) < outfitIds.length)
    throw new ApiError('outfit_not_found');
}

/** @throws ApiError `board_not_found` */
export async function deleteBoardRow(db: Executor, ownerId: string, id: string): Promise<void> {
  const [gone] = await db
    .delete(boards)
    .where(and(eq(boards.ownerId, ownerId), eq(boards.id, id)))
    .returning({ id: boards.id });
  if (gone === undefined) throw new ApiError('board_not_found');
}
