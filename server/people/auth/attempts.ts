import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { signInFailures } from '#server/platform/db/schema/index.ts';

export interface Limit {
  /** `account:ana`; stored as a hash. */
  key: string;
  max: number;
  windowMinutes: number;
}

/**
 * Counts before the outcome is known, so that parallel attempts cannot exceed the limit.
 * @returns null when admitted, else minutes left
 */
export async function countAttempt(
  db: Executor,
  { key, max, windowMinutes }: Limit,
  now: Date,
): Promise<number | null> {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const isOpen = sql`${signInFailures.windowEndsAt} > ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(signInFailures)
    .values({ key: hashOf(key), failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`case when ${isOpen} then ${signInFailures.failures} + 1 else 1 end`,
        windowEndsAt: sql`case when ${isOpen} then ${signInFailures.windowEndsAt} else excluded.window_ends_at end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('an attempt was not counted');
  if (row.failures <= max) return null;
  return Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 60_000);
}

export async function uncountAttempt(db: Executor, key: string): Promise<void> {
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
    .where(eq(signInFailures.key, hashOf(key)));
}

export async function clearAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, hashOf(key)));
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
