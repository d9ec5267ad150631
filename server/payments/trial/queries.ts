import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { trialEmails, trials } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';

const dayMillis = 24 * 60 * 60 * 1000;

/** Starts the trial of an account: seven times twenty-four hours. */
export async function startTrial(tx: Executor, userId: string, startedAt: Date): Promise<void> {
  const endsAt = new Date(startedAt.getTime() + limits.trialDays * dayMillis);
  await tx.insert(trials).values({ userId, startedAt, endsAt });
}

/**
 * Takes the one trial that an e-mail address has. The address is remembered as a hash, so that
 * erasing an account does not bring another trial and leaves no address behind.
 * @throws ApiError `trial_used`
 */
export async function claimTrialOf(tx: Executor, email: string, startedAt: Date): Promise<void> {
  const emailHash = createHash('sha256').update(email).digest('base64url');
  const claimed = await tx
    .insert(trialEmails)
    .values({ emailHash, startedAt })
    .onConflictDoNothing()
    .returning({ emailHash: trialEmails.emailHash });
  if (claimed.length === 0) throw new ApiError('trial_used');
}

/** When the trial of a person ends or ended; null for one who never had it. */
export async function trialEndOf(db: Executor, userId: string): Promise<Date | null> {
  const [trial] = await db.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.userId, userId));
  return trial?.endsAt ?? null;
}
