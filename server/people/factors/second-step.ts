import { and, eq, isNotNull } from 'drizzle-orm';
import { levelOf, trustLimits } from '#contract/trust.ts';
import { type FactorNews, sendCodesGuessed, sendFactorNews } from '#server/people/auth/letters.ts';
import type { UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { addCost } from '#server/platform/db/costs.ts';
import { authenticators, passkeys, secondSteps } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { costs, refusals } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/services.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export async function secondStepSince(db: Executor, userId: string): Promise<Date | null> {
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.userId, userId));
  return row?.since ?? null;
}

export async function hasFactor(db: Executor, userId: string): Promise<boolean> {
  const confirmed = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  return (
    (await db.$count(authenticators, confirmed)) > 0 ||
    (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0
  );
}

/** Returns false when it was on already, and leaves the recovery codes. */
export async function turnOn(
  tx: Executor,
  { userId, since, hashes }: { userId: string; since: Date; hashes: readonly string[] },
): Promise<boolean> {
  const begun = await tx.insert(secondSteps).values({ userId, since }).onConflictDoNothing().returning();
  if (begun.length > 0) await replaceRecoveryCodes(tx, userId, hashes);
  return begun.length > 0;
}

export async function turnOff(tx: Executor, userId: string): Promise<boolean> {
  const ended = await tx.delete(secondSteps).where(eq(secondSteps.userId, userId)).returning();
  await replaceRecoveryCodes(tx, userId, []);
  return ended.length > 0;
}

/** A second step without a factor would lock its owner out. */
export async function afterRemoval(
  tx: Executor,
  services: Services,
  user: UserRow,
  news: FactorNews,
): Promise<void> {
  const isLast = !(await hasFactor(tx, user.id));
  const ended = isLast && (await turnOff(tx, user.id));
  await sendFactorNews(tx, services, user, news);
  if (ended) await sendFactorNews(tx, services, user, 'secondStepOff');
}

/**
 * Counted before the code is looked at, on the account whatever the network.
 * @returns undoes the count, for a correct code
 * @throws ApiError `rate_limited`
 */
export async function countCode(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  user: UserRow,
): Promise<() => Promise<void>> {
  const { db, now, config } = services;
  const level = levelOf({ demo: user.demo, premium: false, confirmed: user.emailConfirmedAt !== null });
  const counter = { ownerId: user.id, level };
  const most = Math.ceil(trustLimits.secondSteps.each[level] * config.rateLimitFactor);
  const row = { period: now().toISOString().slice(0, 13), resource: 'secondSteps', amount: 1 } as const;
  const count = await inTransaction(db, (tx) => addCost(tx, { counter, most }, row));
  if (count === null) {
    refusals.inc({ resource: 'secondSteps', level });
    await inTransaction(db, (tx) => sendCodesGuessed(tx, services, { user, hour: row.period }));
    const minutes = 60 - now().getUTCMinutes();
    throw new ApiError('rate_limited', ({ refusals }) => refusals.account.wrongCodes(minutes), { minutes });
  }
  costs.inc({ resource: 'secondSteps', level });
  return async () => {
    await addCost(db, { counter, most: Number.MAX_SAFE_INTEGER }, { ...row, amount: -1 });
  };
}
