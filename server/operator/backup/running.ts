import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import { runningBackups } from '#server/platform/db/schema/index.ts';

const renewMillis = 10_000;

/** Keeps every photo in place during `work`: removals wait. */
export async function whileNothingIsRemoved<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  const aliveUntil = sql`now() + interval '1 minute'`;
  await db.delete(runningBackups).where(lt(runningBackups.aliveUntil, sql`now() - interval '1 day'`));
  await db.insert(runningBackups).values({ id, aliveUntil });
  const renewal = setInterval(() => {
    db.update(runningBackups)
      .set({ aliveUntil })
      .where(eq(runningBackups.id, id))
      .catch(() => {});
  }, renewMillis);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await db.delete(runningBackups).where(eq(runningBackups.id, id));
  }
}
