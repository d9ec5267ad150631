import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { mailboxHash } from '#server/people/auth/mailbox.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { pendingTrials, trialEmails, trials } from '#server/platform/db/schema/index.ts';

const dayMillis = 24 * 60 * 60 * 1000;

/** Seven times twenty-four hours. */
export async function startTrial(tx: Executor, userId: string, startedAt: Date): Promise<void> {
  const endsAt = new Date(startedAt.getTime() + limits.trialDays * dayMillis);
  await tx.insert(trials).values({ userId, startedAt, endsAt });
}

/** Earlier versions hashed the address itself. */
const hashesOf = (secret: string, email: string): [mailbox: string, address: string] => [
  mailboxHash(secret, email),
  createHash('sha256').update(email).digest('base64url'),
];

export async function isTrialUsed(db: Executor, secret: string, email: string): Promise<boolean> {
  const hashes = hashesOf(secret, email);
  return (await db.$count(trialEmails, inArray(trialEmails.emailHash, hashes))) > 0;
}

/**
 * One trial per mailbox, kept as a keyed hash: erasing an account brings no other trial and leaves no
 * address.
 * @returns whether there was one to take
 */
export async function claimTrialOf(
  tx: Executor,
  { secret, email }: { secret: string; email: string },
  startedAt: Date,
): Promise<boolean> {
  if (await isTrialUsed(tx, secret, email)) return false;
  const [emailHash] = hashesOf(secret, email);
  const claimed = await tx
    .insert(trialEmails)
    .values({ emailHash, startedAt })
    .onConflictDoNothing()
    .returning({ emailHash: trialEmails.emailHash });
  return claimed.length > 0;
}

export async function requestTrial(tx: Executor, userId: string, requestedAt: Date): Promise<void> {
  await tx.insert(pendingTrials).values({ userId, requestedAt }).onConflictDoNothing();
}

export async function isTrialPending(db: Executor, userId: string): Promise<boolean> {
  return (await db.$count(pendingTrials, eq(pendingTrials.userId, userId))) > 0;
}

/** @returns whether one waited */
export async function takePendingTrial(tx: Executor, userId: string): Promise<boolean> {
  const taken = await tx
    .delete(pendingTrials)
    .where(eq(pendingTrials.userId, userId))
    .returning({ userId: pendingTrials.userId });
  return taken.length > 0;
}

export async function trialEndOf(db: Executor, userId: string): Promise<Date | null> {
  const [trial] = await db.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.userId, userId));
  return trial?.endsAt ?? null;
}
