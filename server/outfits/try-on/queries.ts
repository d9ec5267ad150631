import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { TryOn } from '#contract/try-on.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { bodyPhotographs, conversations, photos, tryOns } from '#server/platform/db/schema/index.ts';
import { deletePhotoRow } from '#server/wardrobe/photos/keep.ts';

const addressOf = (photoId: string) => `/api/try-on/photos/${photoId}`;

export async function bodyPhotographOf(db: Executor, ownerId: string) {
  const [row] = await db
    .select({ declaredAt: bodyPhotographs.declaredAt, photoId: photos.id, storageKey: photos.storageKey })
    .from(bodyPhotographs)
    .innerJoin(
      photos,
      and(eq(photos.ownerId, bodyPhotographs.ownerId), eq(photos.id, bodyPhotographs.photoId)),
    )
    .where(eq(bodyPhotographs.ownerId, ownerId));
  return row;
}

const madeFor = (db: Executor, ownerId: string) =>
  db
    .select()
    .from(tryOns)
    .where(and(eq(tryOns.ownerId, ownerId), isNotNull(tryOns.photoId)))
    .orderBy(desc(tryOns.agreedAt));

export async function presentTryOn(db: Executor, ownerId: string): Promise<Omit<TryOn, 'provider'>> {
  const [photograph, made] = await Promise.all([bodyPhotographOf(db, ownerId), madeFor(db, ownerId)]);
  return {
    photograph: photograph
      ? { url: addressOf(photograph.photoId), createdAt: photograph.declaredAt.toISOString() }
      : null,
    pictures: made.map(({ id, garmentIds, provider, agreedAt, photoId }) => ({
      id,
      garmentIds,
      provider,
      createdAt: agreedAt.toISOString(),
      url: addressOf(photoId ?? ''),
    })),
  };
}

/** Returns the folders to remove. */
export async function deleteBodyPhotograph(tx: Executor, ownerId: string): Promise<string[]> {
  const made = await tx
    .delete(tryOns)
    .where(eq(tryOns.ownerId, ownerId))
    .returning({ photoId: tryOns.photoId });
  const kept = await tx
    .delete(bodyPhotographs)
    .where(eq(bodyPhotographs.ownerId, ownerId))
    .returning({ photoId: bodyPhotographs.photoId });
  const folders: string[] = [];
  for (const { photoId } of [...made, ...kept]) {
    const folder = photoId === null ? null : await deletePhotoRow(tx, ownerId, photoId);
    if (folder !== null) folders.push(folder);
  }
  return folders;
}

export async function saidToBeMinor(db: Executor, ownerId: string): Promise<boolean> {
  const audience = sql<string | null>`${conversations.state}->>'audience'`;
  const [said] = await db
    .select({ audience })
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), isNotNull(audience)))
    .orderBy(desc(conversations.updatedAt))
    .limit(1);
  return said?.audience === 'minor';
}

export async function exportedTryOn(db: Executor, ownerId: string) {
  const [photograph, rows] = await Promise.all([
    bodyPhotographOf(db, ownerId),
    db.select().from(tryOns).where(eq(tryOns.ownerId, ownerId)).orderBy(tryOns.agreedAt),
  ]);
  return {
    photograph: photograph ? { photoId: photograph.photoId, declaredAt: photograph.declaredAt } : null,
    pictures: rows.map(({ ownerId: _, ...row }) => row),
  };
}
