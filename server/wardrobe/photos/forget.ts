import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { photoRemovals, runningBackups } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';

type Needs = Pick<Services, 'db' | 'photoStore'>;

/** Writes down, in the transaction that lets go of a folder, that it is to be removed. */
export async function promiseRemoval(tx: Executor, folder: string): Promise<void> {
  await tx.insert(photoRemovals).values({ folder, createdAt: new Date() }).onConflictDoNothing();
}

/**
 * Removes a promised folder now that its transaction is through. Where it cannot be done at the moment, because the
 * store does not answer or a backup still copies what it saw, it is done by `removePromised`.
 */
export async function forgetPhoto(services: Needs, folder: string | null): Promise<void> {
  if (folder === null || (await isBackupRunning(services.db))) return;
  await removeFolder(services, folder).catch(() => {});
}

const batch = 100;

/** Removes what was promised and not done yet; answers how many folders that was. */
export async function removePromised(services: Needs): Promise<number> {
  const { db } = services;
  let removed = 0;
  for (;;) {
    if (await isBackupRunning(db)) return removed;
    const due = await db.select().from(photoRemovals).orderBy(asc(photoRemovals.createdAt)).limit(batch);
    for (const { folder } of due) await removeFolder(services, folder);
    removed += due.length;
    if (due.length < batch) return removed;
  }
}

/** Twice is as good as once: whoever died in between, or did it at the same time, does no harm. */
async function removeFolder({ db, photoStore }: Needs, folder: string): Promise<void> {
  await photoStore.removeFolder(folder);
  await db.delete(photoRemovals).where(eq(photoRemovals.folder, folder));
}

/** A backup says so before it takes its snapshot: what was let go of earlier, the snapshot does not name. */
async function isBackupRunning(db: Executor): Promise<boolean> {
  const running = await db
    .select({ id: runningBackups.id })
    .from(runningBackups)
    .where(gt(runningBackups.aliveUntil, sql`now()`))
    .limit(1);
  return running.length > 0;
}
