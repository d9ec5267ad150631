import { limits } from '#contract/limits.ts';
import type { Executor } from '#server/db/client.ts';
import { trials } from '#server/db/schema/index.ts';

const dayMillis = 24 * 60 * 60 * 1000;

/** Starts the free trial: seven times twenty-four hours, once per account. */
export async function startTrial(db: Executor, userId: string, startedAt: Date): Promise<void> {
  const endsAt = new Date(startedAt.getTime() + limits.trialDays * dayMillis);
  await db.insert(trials).values({ userId, startedAt, endsAt });
}
