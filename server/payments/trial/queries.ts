import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { mailboxHash } from '#server/people/auth/mailbox.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { pendingTrials, trialEmails, trials } from '#server/platform/db/schema/index.ts';

const dayMillis = 24 * 60 * 60 * 1000;

/** Starts the trial of an account: seven times twenty-four hours. */
export async function startTrial(tx: Executor, userId: string, startedAt: Date): Promise<void> {
  const endsAt = new Date(startedAt.getTime() + limits.trialDays * dayMillis);
  await tx.insert(trials).values({ userId, startedAt, endsAt });
}

/** The mailbox, and the address as versions before this one kept it. */
const hashesOf = (secret: string, email: string): [mailbox: string, address: string] => [
  mailboxHash(secret, email),
  createHash('sha256').update(email).digest('base64url'),
];

/** Whether the mailbox behind an address has had its trial. */
export async function isTrialUsed(db: Executor, secret: string, email: string): Promise<boolean> {
  const hashes = hashesOf(secret, email);
  return (await db.$count(trialEmails, inArray(trialEmails.emailHash, hashes))) > 0;
}

/**
 * Takes the one trial of the mailbox behind an address. The mailbox is remembered as a keyed hash, so that
 * erasing an account does not bring another trial and leaves no address behind.
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

/** Notes that a person wants their trial to begin when their address is confirmed. */
export async function requestTrial(tx: Executor, userId: string, requestedAt: Date): Promise<void> {
  await tx.insert(pendingTrials).values({ userId, requestedAt }).onConflictDoNothing();
}

export async function isTrialPending(db: Executor, userId: string): Promise<boolean> {
  return (await db.$count(pendingTrials, eq(pendingTrials.userId, userId))) > 0;
}

/** Ends the wait for a confirmed address. @returns whether there was one */
export async function takePendingTrial(tx: Executor, userId: string): Promise<boolean> {
  const taken = await tx
    .delete(pendingTrials)
    .where(eq(pendingTrials.userId, userId))
    .returning({ userId: pendingTrials.userId });
  return taken.length > 0;
}

/** When the trial of a person ends or ended; null for one who never had it. */
export async function trialEndOf(db: Executor, userId: string): Promise<Date | null> {
  const [trial] = await db.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.userId, userId));
  return trial?.endsAt ?? null;
}
