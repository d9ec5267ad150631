import { and, asc, eq, inArray, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Home } from '#contract/homes.ts';
import { limits } from '#contract/limits.ts';
import { lockPerson } from '#server/people/auth/queries.ts';
import { queueSaved } from '#server/people/webhooks/queue.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { linesOf } from '#server/platform/db/prepared-rows.ts';
import { garments, homes } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { isOwned } from '#server/wardrobe/garments/queries.ts';
import { changeState, incrementRevision } from '#server/wardrobe/garments/state.ts';

/** In the order in which they were added. */
export const homesOf = async (db: Executor, ownerId: string): Promise<Homes> =>
  homesIn(await selectHomes(db, ownerId));

interface Homes {
  homes: Home[];
  here: string | null;
}

export const homesIn = (rows: (Home & { here: boolean })[]): Homes => ({
  homes: rows.map(({ id, name }) => ({ id, name })),
  here: rows.find(({ here }) => here)?.id ?? null,
});

const homeColumns = { id: homes.id, name: homes.name, here: homes.here };

const selectHomes = (db: Executor, ownerId: string | Placeholder) =>
  db
    .select(homeColumns)
    .from(homes)
    .where(eq(homes.ownerId, ownerId))
    .orderBy(asc(homes.createdAt), asc(homes.id));

export const homeLines = (db: Database) =>
  linesOf('home_lines', homeColumns, selectHomes(db, sql.placeholder('ownerId')));

export async function garmentsByHome(db: Executor, ownerId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: garments.homeId, count: sql<number>`count(*)::int` })
    .from(garments)
    .where(and(eq(garments.ownerId, ownerId), isOwned))
    .groupBy(garments.homeId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** @throws ApiError `home_not_found` */
export async function garmentIdsIn(db: Executor, ownerId: string, homeId: string | null): Promise<string[]> {
  const { homes: own } = await homesOf(db, ownerId);
  if (homeId !== null && !own.some(({ id }) => id === homeId)) throw new ApiError('home_not_found');
  const there = homeId === null ? isNull(garments.homeId) : eq(garments.homeId, homeId);
  const rows = await db
    .select({ id: garments.id })
    .from(garments)
    .where(and(eq(garments.ownerId, ownerId), there, isOwned));
  return rows.map(({ id }) => id);
}

/** @throws ApiError `home_limit` */
export async function keepHome(
  tx: Executor,
  ownerId: string,
  { id, name }: Home,
  createdAt: Date,
): Promise<void> {
  await lockPerson(tx, ownerId);
  const others = (await homesOf(tx, ownerId)).homes.filter((home) => home.id !== id);
  if (others.length >= limits.home.most) throw new ApiError('home_limit');
  await tx
    .insert(homes)
    .values({ ownerId, id, name, createdAt })
    .onConflictDoUpdate({ target: [homes.ownerId, homes.id], set: { name } });
  await changeState(tx, ownerId);
}

/** Returns the garments that were there. @throws ApiError `home_not_found` */
export async function removeHome(tx: Executor, ownerId: string, id: string): Promise<string[]> {
  await lockPerson(tx, ownerId);
  const key = and(eq(homes.ownerId, ownerId), eq(homes.id, id));
  const [home] = await tx.select({ id: homes.id }).from(homes).where(key).for('update');
  if (home === undefined) throw new ApiError('home_not_found');
  const returned = await tx
    .update(garments)
    .set({ homeId: null })
    .where(and(eq(garments.ownerId, ownerId), eq(garments.homeId, id)))
    .returning({ id: garments.id, departure: garments.departure });
  await tx.delete(homes).where(key);
  await incrementRevision(tx, ownerId);
  const owned = returned.filter(({ departure }) => departure === null).map((garment) => garment.id);
  await queueSaved(tx, ownerId, owned);
  return owned;
}

/** @throws ApiError `home_not_found` */
export async function goTo(tx: Executor, ownerId: string, homeId: string | null): Promise<void> {
  await lockPerson(tx, ownerId);
  await tx
    .update(homes)
    .set({ here: false })
    .where(and(eq(homes.ownerId, ownerId), homes.here));
  if (homeId !== null) {
    const [there] = await tx
      .update(homes)
      .set({ here: true })
      .where(and(eq(homes.ownerId, ownerId), eq(homes.id, homeId)))
      .returning({ id: homes.id });
    if (there === undefined) throw new ApiError('home_not_found');
  }
  await incrementRevision(tx, ownerId);
}

/** Returns where each was. @throws ApiError `home_not_found`, `garment_not_found` */
export async function moveTo(
  tx: Executor,
  ownerId: string,
  garmentIds: readonly string[],
  to: string | null,
): Promise<{ garmentId: string; from: string | null }[]> {
  if (to !== null) {
    const key = and(eq(homes.ownerId, ownerId), eq(homes.id, to));
    const [home] = await tx.select({ id: homes.id }).from(homes).where(key).for('share');
    if (home === undefined) throw new ApiError('home_not_found');
  }
  const among = and(eq(garments.ownerId, ownerId), inArray(garments.id, [...garmentIds]), isOwned);
  const before = await tx
    .select({ garmentId: garments.id, from: garments.homeId })
    .from(garments)
    .where(among)
    .orderBy(asc(garments.id))
    .for('update');
  if (before.length < garmentIds.length) throw new ApiError('garment_not_found');
  await tx.update(garments).set({ homeId: to }).where(among);
  await incrementRevision(tx, ownerId);
  await queueSaved(tx, ownerId, [...garmentIds]);
  return before;
}
