import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { photos, scans, wears } from '#server/platform/db/schema/index.ts';

export async function photosOf(db: Executor, ownerId: string) {
  return db.select().from(photos).where(eq(photos.ownerId, ownerId));
}

export async function wearsOf(db: Executor, ownerId: string) {
  return db
    .select({ garmentId: wears.garmentId, outfitId: wears.outfitId, wornAt: wears.wornAt })
    .from(wears)
    .where(eq(wears.ownerId, ownerId))
    .orderBy(desc(wears.wornAt));
}

export async function scansOf(db: Executor, ownerId: string) {
  return db
    .select({
      garmentId: scans.garmentId,
      analysis: scans.analysis,
      readOn: scans.readOn,
      createdAt: scans.createdAt,
    })
    .from(scans)
    .where(eq(scans.ownerId, ownerId))
    .orderBy(desc(scans.createdAt));
}
