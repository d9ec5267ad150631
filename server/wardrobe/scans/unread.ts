import { and, asc, eq, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { UnreadPhotograph } from '#contract/unfiled-scans.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { unreadPhotographs as table } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { type ApiWords, apiWords } from '#server/platform/language/api-words.ts';
import { findText } from '#server/platform/language/find-text.ts';
import type { Services } from '#server/services.ts';
import { requireRoomForGarment } from '#server/wardrobe/garments/allowance.ts';

export type UnreadRow = typeof table.$inferSelect;
export type Claimed = UnreadRow & { photograph: Buffer };
type Sent = Pick<Claimed, 'id' | 'photograph' | 'confirmed' | 'showFace' | 'network'>;

const leaseMillis = 60_000;

const keyOf = ({ ownerId, id }: Pick<UnreadRow, 'ownerId' | 'id'>) =>
  and(eq(table.ownerId, ownerId), eq(table.id, id));

/** @throws ApiError `garment_limit`, `storage_full`, or `scanner_busy` when too much of theirs waits */
export async function keepUnread(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  ownerId: string,
  sent: Sent,
  unfiled: number,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const [others] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(octet_length(${table.photograph})), 0)::int`,
      })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), ne(table.id, sent.id), isNotNull(table.photograph)));
    const { count = 0, bytes = 0 } = others ?? {};
    await requireRoomForGarment(tx, ownerId, at, config.payments.mode, unfiled + count);
    if (bytes + sent.photograph.byteLength > limits.review.unreadBytesMax) throw new ApiError('scanner_busy');
    const row = { ...sent, attempts: 0, dueAt: at, refusal: null, message: null, createdAt: at };
    await tx
      .insert(table)
      .values({ ownerId, ...row })
      .onConflictDoUpdate({ target: [table.ownerId, table.id], set: row });
  });
}

/** Oldest first, without the photographs. */
export const unreadOf = (db: Executor, ownerId: string) =>
  db
    .select({ id: table.id, refusal: table.refusal, message: table.message, createdAt: table.createdAt })
    .from(table)
    .where(eq(table.ownerId, ownerId))
    .orderBy(asc(table.createdAt), asc(table.id));

const refusalsOf = ({ errors, notGarments, refusals: { limits } }: ApiWords) => ({
  errors,
  notGarments,
  limits,
});

/** The table has the messages in Spanish. */
const inLanguage = (message: string, language: Language): string =>
  findText(message, refusalsOf(apiWords[defaultLanguage]), refusalsOf(apiWords[language])) ?? message;

export const presentUnread = (
  rows: Awaited<ReturnType<typeof unreadOf>>,
  language: Language,
): UnreadPhotograph[] =>
  rows.map(({ id, refusal, message }) => ({
    id,
    refusal: refusal && {
      code: refusal,
      message: inLanguage(message ?? '', language),
    },
  }));

export const unreadPicturesOf = (db: Executor, ownerId: string) =>
  db
    .select({ id: table.id, photograph: table.photograph })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), isNotNull(table.photograph)));

/**
 * One of the person who comes after `lastOwnerId`, so that people take turns; no two servers hold it.
 * @returns null when none is due
 */
export async function claimUnread(db: Database, now: Date, lastOwnerId: string): Promise<Claimed | null> {
  for (;;) {
    const due = await db
      .selectDistinctOn([table.ownerId], { ownerId: table.ownerId, id: table.id, attempts: table.attempts })
      .from(table)
      .where(lte(table.dueAt, now))
      .orderBy(asc(table.ownerId), asc(table.createdAt), asc(table.id));
    const next = due.find(({ ownerId }) => ownerId > lastOwnerId) ?? due[0];
    if (next === undefined) return null;
    const { attempts } = next;
    const [claimed] = await db
      .update(table)
      .set({ attempts: attempts + 1, dueAt: new Date(now.getTime() + leaseMillis) })
      .where(and(keyOf(next), eq(table.attempts, attempts), lte(table.dueAt, now)))
      .returning();
    if (claimed?.photograph) return claimed as Claimed;
  }
}

/** Due at another time, as if it had not been tried. */
export async function postponeUnread(db: Executor, row: UnreadRow, dueAt: Date): Promise<void> {
  const isSame = and(keyOf(row), eq(table.attempts, row.attempts), isNotNull(table.dueAt));
  await db
    .update(table)
    .set({ attempts: row.attempts - 1, dueAt })
    .where(isSame);
}

export async function refuseUnread(db: Executor, row: UnreadRow, { code, message }: ApiError): Promise<void> {
  await db
    .update(table)
    .set({ photograph: null, dueAt: null, refusal: code, message })
    .where(and(keyOf(row), eq(table.attempts, row.attempts)));
}

/** Returns whether it was there. */
export async function deleteUnread(tx: Executor, ownerId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const gone = await tx
    .delete(table)
    .where(and(eq(table.ownerId, ownerId), inArray(table.id, [...ids])))
    .returning({ id: table.id });
  return gone.length > 0;
}

export async function forgetUnread(db: Executor, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.createdAt, before));
}
