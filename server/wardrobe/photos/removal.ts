import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { photoRemovals, runningBackups } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';

type Needs = Pick<Services, 'db' | 'photoStore'>;

/** Records a folder to remove, in the transaction that deletes its row. */
export async function scheduleRemoval(tx: Executor, folder: string): Promise<void> {
  await tx.insert(photoRemovals).values({ folder, createdAt: new Date() }).onConflictDoNothing();
}

/** Removes a recorded folder after the commit; `removeScheduled` retries. */
export async function removePhotoFiles(services: Needs, folder: string | null): Promise<void> {
  if (folder === null || (await isBackupRunning(services.db))) return;
  await removeFolder(services, folder).catch(() => {});
}

const batch = 100;

export async function removeScheduled(services: Needs): Promise<number> {
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

async function removeFolder({ db, photoStore }: Needs, folder: string): Promise<void> {
  await photoStore.removeFolder(folder);
  await db.delete(photoRemovals).where(eq(photoRemovals.folder, folder));
}

/** A snapshot may name files that are deleted meanwhile. */
async function isBackupRunning(db: Executor): Promise<boolean> {
  const running = await db
    .select({ id: runningBackups.id })
    .from(runningBackups)
    .where(gt(runningBackups.aliveUntil, sql`now()`))
    .limit(1);
  return running.length > 0;
}
