import { and, asc, count, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Inspiration, SeenPart } from '#contract/inspirations.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { lockPerson } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inspirations, inspirationParts as parts } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { nameOfSeen } from './seen-garment.ts';

type Row = typeof inspirations.$inferSelect;

interface PartRow {
  inspirationId: string;
  place: number;
  seen: SeenPart;
  hasPicture: boolean;
}

const keyOf = (ownerId: string, id: string) =>
  and(eq(inspirations.ownerId, ownerId), eq(inspirations.id, id));

async function partsOf(db: Executor, ownerId: string, id?: string): Promise<PartRow[]> {
  const columns = { inspirationId: parts.inspirationId, place: parts.place, seen: parts.seen };
  const whose = and(eq(parts.ownerId, ownerId), id === undefined ? undefined : eq(parts.inspirationId, id));
  return db
    .select({ ...columns, hasPicture: isNotNull(parts.picture).mapWith(Boolean) })
    .from(parts)
    .where(whose)
    .orderBy(asc(parts.inspirationId), asc(parts.place));
}

const addressOf = ({ inspirationId, place }: PartRow) => `/api/inspirations/${inspirationId}/parts/${place}`;

const present = (
  { id, name, createdAt }: Row,
  rows: readonly PartRow[],
  language: Language,
): Inspiration => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  parts: rows
    .filter(({ inspirationId }) => inspirationId === id)
    .map((row) => ({
      name: nameOfSeen(row.seen, language),
      seen: row.seen,
      picture: row.hasPicture ? addressOf(row) : null,
    })),
});

export async function inspirationsOf(
  db: Executor,
  ownerId: string,
  language: Language,
): Promise<Inspiration[]> {
  const rows = await db
    .select()
    .from(inspirations)
    .where(eq(inspirations.ownerId, ownerId))
    .orderBy(desc(inspirations.createdAt), asc(inspirations.id));
  const ofThem = await partsOf(db, ownerId);
  return rows.map((row) => present(row, ofThem, language));
}

/** @throws ApiError `inspiration_not_found` */
export async function inspirationOf(
  db: Executor,
  ownerId: string,
  id: string,
  language: Language,
): Promise<Inspiration> {
  const [row] = await db.select().from(inspirations).where(keyOf(ownerId, id));
  if (row === undefined) throw new ApiError('inspiration_not_found');
  return present(row, await partsOf(db, ownerId, id), language);
}

export interface KeptPart {
  seen: SeenPart;
  picture: Uint8Array | null;
}

/** Saved once, however often it is sent. @throws ApiError `inspiration_limit` */
export async function insertInspiration(tx: Executor, row: Row, kept: readonly KeptPart[]): Promise<void> {
  await lockPerson(tx, row.ownerId);
  const [others] = await tx
    .select({ count: count() })
    .from(inspirations)
    .where(and(eq(inspirations.ownerId, row.ownerId), ne(inspirations.id, row.id)));
  if ((others?.count ?? 0) >= limits.inspiration.most) throw new ApiError('inspiration_limit');
  const [added] = await tx
    .insert(inspirations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: inspirations.id });
  if (added === undefined) return;
  await tx.insert(parts).values(
    kept.map(({ seen, picture }, place) => ({
      ownerId: row.ownerId,
      inspirationId: row.id,
      place,
      seen,
      picture: picture && Buffer.from(picture),
    })),
  );
}

/** @throws ApiError `inspiration_not_found` */
export async function renameInspirationRow(
  db: Executor,
  ownerId: string,
  id: string,
  name: string,
): Promise<void> {
  const [row] = await db
    .update(inspirations)
    .set({ name })
    .where(keyOf(ownerId, id))
    .returning({ id: inspirations.id });
  if (row === undefined) throw new ApiError('inspiration_not_found');
}

/** @throws ApiError `inspiration_not_found` */
export async function deleteInspirationRow(db: Executor, ownerId: string, id: string): Promise<void> {
  const [row] = await db.delete(inspirations).where(keyOf(ownerId, id)).returning({ id: inspirations.id });
  if (row === undefined) throw new ApiError('inspiration_not_found');
}

/** @throws ApiError `inspiration_not_found` */
export async function pictureOfPart(
  db: Executor,
  ownerId: string,
  id: string,
  place: number,
): Promise<Buffer> {
  const [row] = await db
    .select({ picture: parts.picture })
    .from(parts)
    .where(and(eq(parts.ownerId, ownerId), eq(parts.inspirationId, id), eq(parts.place, place)));
  if (!row?.picture) throw new ApiError('inspiration_not_found');
  return row.picture;
}

export async function exportedInspirations(db: Executor, ownerId: string, language: Language) {
  const saved = await inspirationsOf(db, ownerId, language);
  const rows = await db
    .select({ id: parts.inspirationId, place: parts.place, picture: parts.picture })
    .from(parts)
    .where(eq(parts.ownerId, ownerId));
  return saved.map((one) => ({
    ...one,
    parts: one.parts.map(({ name, seen }) => ({ name, seen })),
    pictures: rows.flatMap(({ id, place, picture }) =>
      id === one.id && picture !== null ? [[place, picture] as const] : [],
    ),
  }));
}
