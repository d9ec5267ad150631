import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/client.ts';
import { signInFailures } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';

const windowMinutes = 60;
/** A code is copied from somewhere; nobody needs more. */
const failuresMax = 10;

interface Attempt {
  userId: string;
  now: Date;
}

/** Kept beside failed sign-ins: they are counted in the same way and forgotten by the same broom. */
const keyOf = (userId: string) => `code:${createHash('sha256').update(userId).digest('base64url')}`;

/** @throws ApiError `rate_limited` where an account has guessed too often of late, on whichever server */
export async function admitRedeemer(db: Executor, { userId, now }: Attempt, factor: number): Promise<void> {
  const [row] = await db
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.key, keyOf(userId)));
  if (row !== undefined && row.windowEndsAt > now && row.failures >= failuresMax * factor) {
    throw new ApiError('rate_limited');
  }
}

export async function recordWrongCode(db: Executor, { userId, now }: Attempt): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000);
  await db
    .insert(signInFailures)
    .values({ key: keyOf(userId), failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`case when ${signInFailures.windowEndsAt} > ${now} then ${signInFailures.failures} + 1 else 1 end`,
        windowEndsAt: sql`case when ${signInFailures.windowEndsAt} > ${now} then ${signInFailures.windowEndsAt} else ${windowEndsAt} end`,
      },
    });
}
