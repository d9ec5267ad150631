import { and, eq, sql } from 'drizzle-orm';
import type { Mode } from '#server/payments/ledger/provider.ts';
import { allowanceOf, entitlementOf } from '#server/payments/subscription/entitlement.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { dailyUsage, users } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { countGarments } from './queries.ts';

// Made once: a formatter costs a hundred times what formatting does.
const madrid = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** The calendar day in which a moment falls for a person in Spain, `YYYY-MM-DD`. */
export const dayInMadrid = (moment: Date): string => madrid.format(moment);

/**
 * Makes sure that the wardrobe may grow by one. Locks the person's row, so that two garments
 * added at once cannot both be the last.
 * @throws ApiError `garment_limit`, with the limit in the message
 */
export async function requireRoomForGarment(
  tx: Executor,
  ownerId: string,
  now: Date,
  mode: Mode,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  const { garments } = allowanceOf(await entitlementOf(tx, ownerId, now, mode));
  if ((await countGarments(tx, ownerId)) < garments) return;
  throw new ApiError(
    'garment_limit',
    `Tu cuenta admite ${garments} prendas y ya las tienes. Con Premium, tu vestidor no tiene límite.`,
    { limit: garments },
  );
}

/** Refuses before any work is done for nothing. @throws ApiError `generation_limit` */
export async function requireGeneration(
  db: Executor,
  ownerId: string,
  used: number,
  now: Date,
  mode: Mode,
): Promise<void> {
  const { generationsPerDay } = allowanceOf(await entitlementOf(db, ownerId, now, mode));
  if (used >= generationsPerDay) throw usedUp(generationsPerDay);
}

/**
 * Counts a generation; answers which one of the day it is.
 * @throws ApiError `generation_limit`, with the limit in the message
 */
export async function useGeneration(tx: Executor, ownerId: string, now: Date, mode: Mode): Promise<number> {
  const { generationsPerDay } = allowanceOf(await entitlementOf(tx, ownerId, now, mode));
  const [usage] = await tx
    .insert(dailyUsage)
    .values({ ownerId, day: dayInMadrid(now), feature: 'generation', used: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.ownerId, dailyUsage.day, dailyUsage.feature],
      set: { used: sql`${dailyUsage.used} + 1` },
    })
    .returning({ used: dailyUsage.used });
  const used = usage?.used ?? 1;
  // The transaction is rolled back by the error, and the refused attempt is not counted.
  if (used > generationsPerDay) throw usedUp(generationsPerDay);
  return used;
}

const usedUp = (limit: number) =>
  new ApiError(
    'generation_limit',
    `Has usado las ${limit} generaciones de hoy. Mañana tienes otras tantas, o sin esperar con Premium.`,
    { limit },
  );

export async function generationsUsed(db: Executor, ownerId: string, now: Date): Promise<number> {
  const [usage] = await db
    .select({ used: dailyUsage.used })
    .from(dailyUsage)
    .where(
      and(
        eq(dailyUsage.ownerId, ownerId),
        eq(dailyUsage.day, dayInMadrid(now)),
        eq(dailyUsage.feature, 'generation'),
      ),
    );
  return usage?.used ?? 0;
}
