import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Cutter } from '#contract/vocabulary.ts';
import { queueSaved } from '#server/people/webhooks/queue.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { linesOf, prepareRows } from '#server/platform/db/prepared-rows.ts';
import { garments, homes, outfitGarments, outfits, photos } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { changeState } from './state.ts';

export type NewGarment = typeof garments.$inferInsert;
export type GarmentRow = Omit<typeof garments.$inferSelect, 'embedding' | 'embeddingModel'> & {
  illustrated: boolean;
  cutBy: Cutter;
  homeName: string | null;
  /** In another house than the person. */
  elsewhere: boolean;
};

const { embedding: _embedding, embeddingModel: _embeddingModel, ...cardColumns } = getTableColumns(garments);
const here = alias(homes, 'here');
const garmentColumns = {
  ...cardColumns,
  illustrated: sql<boolean>`${photos.drawing} is not null`,
  cutBy: photos.cutBy,
  homeName: homes.name,
  elsewhere: sql<boolean>`${garments.homeId} is distinct from ${here.id}`,
};

export const isOwned = isNull(garments.departure);
export const isDeparted = isNotNull(garments.departure);
/** Owned or departed. */
export const isAnywhere = sql`true`;

export function prepareGarmentsOf(db: Database) {
  const read = prepareRows(db, 'garments_of', garmentColumns, ownedGarments(db));
  return (ownerId: string): Promise<GarmentRow[]> => read({ ownerId });
}

export const garmentLines = (db: Database) => linesOf('garment_lines', garmentColumns, ownedGarments(db));

const ownedGarments = (db: Database) =>
  selectGarments(db)
    .where(and(eq(garments.ownerId, sql.placeholder('ownerId')), isOwned))
    .orderBy(desc(garments.createdAt), asc(garments.id));

export async function garmentsOf(db: Executor, ownerId: string): Promise<GarmentRow[]> {
  return selectGarments(db)
    .where(and(eq(garments.ownerId, ownerId), isOwned))
    .orderBy(desc(garments.createdAt), asc(garments.id));
}

export async function everyGarmentOf(db: Executor, ownerId: string): Promise<GarmentRow[]> {
  return [...(await garmentsOf(db, ownerId)), ...(await departedOf(db, ownerId))];
}

export async function departedOf(db: Executor, ownerId: string): Promise<GarmentRow[]> {
  return selectGarments(db)
    .where(and(eq(garments.ownerId, ownerId), isDeparted))
    .orderBy(desc(sql`${garments.departure}->>'day'`), asc(garments.id));
}

function selectGarments(db: Executor) {
  return db
    .select(garmentColumns)
    .from(garments)
    .innerJoin(photos, and(eq(photos.ownerId, garments.ownerId), eq(photos.id, garments.photoId)))
    .leftJoin(homes, and(eq(homes.ownerId, garments.ownerId), eq(homes.id, garments.homeId)))
    .leftJoin(here, and(eq(here.ownerId, garments.ownerId), here.here));
}

/** @throws ApiError `garment_not_found`, also for a garment of another owner */
export async function garmentOf(
  db: Executor,
  ownerId: string,
  id: string,
  among: SQL = isOwned,
): Promise<GarmentRow> {
  const key = and(eq(garments.ownerId, ownerId), eq(garments.id, id));
  const [row] = await selectGarments(db).where(and(key, among));
  if (row === undefined) throw new ApiError('garment_not_found');
  return row;
}

export const lockGarment = (tx: Executor, ownerId: string, id: string): Promise<void> =>
  lockGarments(tx, ownerId, [id]);

/** In one order, to avoid deadlocks. */
export async function lockGarments(tx: Executor, ownerId: string, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: garments.id })
    .from(garments)
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.id, [...ids])))
    .orderBy(asc(garments.id))
    .for('update');
}

/** In the order of the ids. @throws ApiError `garment_not_found` if one is missing */
export async function garmentsByIds(db: Executor, ownerId: string, ids: string[]): Promise<GarmentRow[]> {
  const among = and(eq(garments.ownerId, ownerId), inArray(garments.id, ids));
  const rows = await selectGarments(db).where(and(among, isOwned));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new ApiError('garment_not_found');
    return row;
  });
}

export async function existingGarments(db: Executor, ownerId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: garments.id })
    .from(garments)
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

export async function insertGarment(db: Executor, garment: NewGarment): Promise<void> {
  const { homeId = await hereOf(db, garment.ownerId) } = garment;
  await db.insert(garments).values({ ...garment, homeId });
  await queueSaved(db, garment.ownerId, [garment.id]);
}

export async function hereOf(db: Executor, ownerId: string): Promise<string | null> {
  const [home] = await db
    .select({ id: homes.id })
    .from(homes)
    .where(and(eq(homes.ownerId, ownerId), homes.here));
  return home?.id ?? null;
}

export async function updateGarmentRow(
  db: Executor,
  ownerId: string,
  id: string,
  { washed, ...changes }: Partial<NewGarment> & { washed?: true },
  among?: SQL,
): Promise<void> {
  if (washed === undefined && Object.keys(changes).length === 0) return;
  const changed = await db
    .update(garments)
    .set({ ...changes, ...(washed && { washedAtWear: sql`${garments.timesWorn}` }) })
    .where(and(eq(garments.ownerId, ownerId), eq(garments.id, id), among))
    .returning({ id: garments.id });
  if (changed.length > 0) await queueSaved(db, ownerId, [id]);
}

export async function deleteGarmentRow(db: Executor, ownerId: string, id: string): Promise<void> {
  await db.delete(garments).where(and(eq(garments.ownerId, ownerId), eq(garments.id, id)));
}

export async function outfitIdsWith(db: Executor, ownerId: string, garmentId: string): Promise<string[]> {
  const rows = await db
    .select({ outfitId: outfitGarments.outfitId })
    .from(outfitGarments)
    .where(and(eq(outfitGarments.ownerId, ownerId), eq(outfitGarments.garmentId, garmentId)));
  return rows.map((row) => row.outfitId);
}

export async function deleteOutfits(tx: Executor, ownerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(outfits).where(and(eq(outfits.ownerId, ownerId), inArray(outfits.id, ids)));
  await changeState(tx, ownerId);
}
