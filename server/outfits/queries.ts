import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  max,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { linesOf } from '#server/platform/db/prepared-rows.ts';
import { garments, outfitGarments, outfits, photos, wears } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { changeState } from '#server/wardrobe/garments/state.ts';
import { wornOnceMore } from '#server/wardrobe/garments/wears.ts';
import type { PhotoColumns } from '#server/wardrobe/photos/present.ts';

export type NewOutfit = typeof outfits.$inferInsert;

/** Aggregated by the database, so that an outfit is one row. */
export interface OutfitPiece extends PhotoColumns {
  id: string;
  name: string;
  kind: (typeof garments.$inferSelect)['kind'];
  category: (typeof garments.$inferSelect)['category'];
  color: string;
}
export type OutfitRow = typeof outfits.$inferSelect & { pieces: OutfitPiece[] };

type OwnerId = string | Placeholder;

/** Names the owner twice: a distributed engine asks every shard where a subquery takes it from another row. */
const outfitColumns = (ownerId: OwnerId) => ({ ...getTableColumns(outfits), pieces: pieces(ownerId) });
const pieces = (ownerId: OwnerId) => sql<OutfitPiece[]>`(
    select coalesce(json_agg(json_build_object(
      'id', g.id, 'name', g.name, 'kind', g.kind, 'category', g.category, 'color', g.color,
      'photoId', p.id, 'illustrated', p.drawing is not null,
      'cutBy', p.cut_by, 'shown', g.shown) order by og.position), '[]')
    from ${outfitGarments} og
    join ${garments} g on g.owner_id = og.owner_id and g.id = og.garment_id
    join ${photos} p on p.owner_id = g.owner_id and p.id = g.photo_id
    where og.owner_id = ${ownerId} and og.outfit_id = outfits.id)`;

function selectOutfits(db: Executor, ownerId: OwnerId, ...conditions: SQL[]) {
  return db
    .select(outfitColumns(ownerId))
    .from(outfits)
    .where(and(eq(outfits.ownerId, ownerId), ...conditions));
}

const isWhole = eq(outfits.departed, 0);

export const everyOutfitOf = (db: Executor, ownerId: string): Promise<OutfitRow[]> =>
  selectOutfits(db, ownerId).orderBy(desc(outfits.createdAt), asc(outfits.id));

/** Newest first. */
export function outfitLines(db: Database) {
  const owner = sql.placeholder('ownerId');
  const query = selectOutfits(db, owner, isWhole).orderBy(desc(outfits.createdAt), asc(outfits.id));
  return linesOf('outfit_lines', outfitColumns(owner), query);
}

/** @throws ApiError `outfit_not_found`, also for an outfit of another owner */
export async function outfitOf(db: Executor, ownerId: string, id: string): Promise<OutfitRow> {
  const [row] = await selectOutfits(db, ownerId, eq(outfits.id, id), isWhole);
  if (row === undefined) throw new ApiError('outfit_not_found');
  return row;
}

/** Also one of which a garment has left. @throws ApiError `outfit_not_found` */
export async function everOutfitOf(db: Executor, ownerId: string, id: string): Promise<OutfitRow> {
  const [row] = await outfitsByIds(db, ownerId, [id]);
  if (row === undefined) throw new ApiError('outfit_not_found');
  return row;
}

/** In the order of the ids, also those of which a garment has left; unknown ids are skipped. */
export async function outfitsByIds(db: Executor, ownerId: string, ids: string[]): Promise<OutfitRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectOutfits(db, ownerId, inArray(outfits.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function outfitIdOfExactly(
  db: Executor,
  ownerId: string,
  { garmentIds, occasion, season }: Pick<OutfitRow, 'occasion' | 'season'> & { garmentIds: string[] },
): Promise<string | undefined> {
  const wanted = [...garmentIds].sort().join();
  const rows = await db
    .select({
      id: outfits.id,
      ids: sql<string>`(select string_agg(og.garment_id::text, ',' order by og.garment_id::text collate "C")
        from ${outfitGarments} og where og.owner_id = ${ownerId} and og.outfit_id = outfits.id)`,
    })
    .from(outfits)
    .where(and(eq(outfits.ownerId, ownerId), eq(outfits.occasion, occasion), eq(outfits.season, season)))
    .orderBy(desc(outfits.createdAt), asc(outfits.id));
  return rows.find(({ ids }) => ids === wanted)?.id;
}

export async function outfitsOfGeneration(db: Executor, ownerId: string, generationId: string) {
  return db
    .select({
      id: outfits.id,
      losses: outfits.losses,
      kept: outfits.kept,
      timesWorn: outfits.timesWorn,
    })
    .from(outfits)
    .where(and(eq(outfits.ownerId, ownerId), eq(outfits.generationId, generationId)));
}

export async function composedBefore(
  db: Executor,
  ownerId: string,
  /** Excludes the outfit that is being scored. */
  exceptId?: string,
): Promise<string[][]> {
  const rows = await db
    .select({ ids: sql<string[]>`array_agg(${outfitGarments.garmentId}::text)` })
    .from(outfitGarments)
    .where(
      and(
        eq(outfitGarments.ownerId, ownerId),
        exceptId === undefined ? undefined : ne(outfitGarments.outfitId, exceptId),
      ),
    )
    .groupBy(outfitGarments.outfitId);
  return rows.map((row) => row.ids);
}

export async function wornSince(db: Executor, ownerId: string, since: Date): Promise<string[][]> {
  const rows = await db
    .select({ ids: sql<string[]>`array_agg(${outfitGarments.garmentId}::text)` })
    .from(outfitGarments)
    .innerJoin(
      outfits,
      and(eq(outfits.ownerId, outfitGarments.ownerId), eq(outfits.id, outfitGarments.outfitId)),
    )
    .where(and(eq(outfitGarments.ownerId, ownerId), gte(outfits.lastWornAt, since)))
    .groupBy(outfitGarments.outfitId);
  return rows.map((row) => row.ids);
}

export interface NewComposition {
  row: NewOutfit;
  garmentIds: readonly string[];
}

export async function insertOutfits(tx: Executor, compositions: readonly NewComposition[]): Promise<void> {
  const rows: NewOutfit[] = [];
  for (const [ownerId, own] of Map.groupBy(compositions, ({ row }) => row.ownerId)) {
    const gone = await holdGarments(tx, ownerId, new Set(own.flatMap(({ garmentIds }) => garmentIds)));
    rows.push(...own.map(({ row, garmentIds }) => ({ ...row, departed: countOf(gone, garmentIds) })));
  }
  await tx.insert(outfits).values(rows);
  const pieces = compositions.flatMap(({ row, garmentIds }) => piecesOf(row.ownerId, row.id, garmentIds));
  await tx.insert(outfitGarments).values(pieces);
  for (const ownerId of new Set(compositions.map(({ row }) => row.ownerId))) await changeState(tx, ownerId);
}

export const insertOutfit = (tx: Executor, row: NewOutfit, garmentIds: readonly string[]): Promise<void> =>
  insertOutfits(tx, [{ row, garmentIds }]);

/** Keeps them until the transaction ends from leaving or coming back. Returns those that have left. */
export async function holdGarments(
  tx: Executor,
  ownerId: string,
  ids: Iterable<string>,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: garments.id, departure: garments.departure })
    .from(garments)
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.id, [...ids])))
    .orderBy(asc(garments.id))
    .for('share');
  return new Set(rows.flatMap(({ id, departure }) => (departure === null ? [] : [id])));
}

const countOf = (gone: ReadonlySet<string>, garmentIds: readonly string[]) =>
  garmentIds.filter((id) => gone.has(id)).length;

const piecesOf = (ownerId: string, outfitId: string, garmentIds: readonly string[]) =>
  garmentIds.map((garmentId, position) => ({ ownerId, outfitId, garmentId, position }));

export async function updateOutfitRow(
  tx: Executor,
  ownerId: string,
  id: string,
  changes: Partial<NewOutfit>,
  garmentIds?: readonly string[],
): Promise<void> {
  const mine = and(eq(outfits.ownerId, ownerId), eq(outfits.id, id));
  if (garmentIds === undefined) {
    if (Object.keys(changes).length > 0) await tx.update(outfits).set(changes).where(mine);
    await changeState(tx, ownerId);
    return;
  }
  const itsPieces = and(eq(outfitGarments.ownerId, ownerId), eq(outfitGarments.outfitId, id));
  const before = await tx.select({ id: outfitGarments.garmentId }).from(outfitGarments).where(itsPieces);
  const gone = await holdGarments(tx, ownerId, new Set([...before.map((piece) => piece.id), ...garmentIds]));
  await tx
    .update(outfits)
    .set({ ...changes, departed: countOf(gone, garmentIds) })
    .where(mine);
  await changeState(tx, ownerId);
  await tx.delete(outfitGarments).where(itsPieces);
  await tx.insert(outfitGarments).values(piecesOf(ownerId, id, garmentIds));
}

export async function countOutfitWear(
  tx: Executor,
  ownerId: string,
  id: string,
  wornAt: Date,
): Promise<void> {
  await tx
    .update(outfits)
    .set(wornOnceMore(outfits, wornAt))
    .where(and(eq(outfits.ownerId, ownerId), eq(outfits.id, id)));
  await changeState(tx, ownerId);
}

/** The wears are taken back before. */
export async function uncountOutfitWear(
  tx: Executor,
  ownerId: string,
  id: string,
  taught: NewOutfit['taught'],
): Promise<void> {
  const [last] = await tx
    .select({ wornAt: max(wears.wornAt) })
    .from(wears)
    .where(and(eq(wears.ownerId, ownerId), eq(wears.outfitId, id)));
  await tx
    .update(outfits)
    .set({
      timesWorn: sql`greatest(${outfits.timesWorn} - 1, 0)`,
      lastWornAt: last?.wornAt ?? null,
      taught: taught ?? null,
    })
    .where(and(eq(outfits.ownerId, ownerId), eq(outfits.id, id)));
  await changeState(tx, ownerId);
}
