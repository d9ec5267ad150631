import { and, eq, type SQL, sql } from 'drizzle-orm';
import { trustLimits } from '#contract/trust.ts';
import type { Mode } from '#server/payments/payment.ts';
import { householdOf } from '#server/people/household.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, photos } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { spend, usedBy } from '#server/trust/ledger.ts';
import { standingOf } from '#server/trust/level.ts';
import { refusalOf } from '#server/trust/refusals.ts';
import { isDeparted, isOwned } from './queries.ts';

const ofOwner = (ownerId: string, among: SQL) => and(eq(garments.ownerId, ownerId), among);

/** Assumed size of photographs stored before sizes were recorded. */
const unmeasuredBytes = 400_000;

/**
 * Locks the payer's row against concurrent inserts. A household counts together.
 * @param unfiled scans that will take room, too
 * @throws ApiError `garment_limit`, `storage_full`
 */
export async function requireRoomForGarment(
  tx: Executor,
  ownerId: string,
  now: Date,
  mode: Mode,
  unfiled = 0,
): Promise<void> {
  const { level, kept } = await lockedAllowance(tx, ownerId, now, mode);
  for (const resource of ['garments', 'photoBytes'] as const) {
    const limit = trustLimits[resource].each[level];
    const used = resource === 'garments' ? kept.garments + unfiled : kept.photoBytes;
    if (used >= limit) throw refusalOf(resource, level, limit, now);
  }
}

/** The payer's row is locked before the household is counted. */
async function lockedAllowance(tx: Executor, ownerId: string, now: Date, mode: Mode) {
  const { level } = await standingOf(tx, ownerId, now, mode, 'locked');
  return { level, kept: await keptByHousehold(tx, ownerId) };
}

/** One query a wardrobe, because each may be on another node. */
async function keptByHousehold(tx: Executor, ownerId: string) {
  const total = { garments: 0, departed: 0, photoBytes: 0 };
  for (const id of await householdOf(tx, ownerId)) {
    const [kept] = await tx
      .select({
        garments: sql<number>`(${tx.$count(garments, ofOwner(id, isOwned))})::int`,
        departed: sql<number>`(${tx.$count(garments, ofOwner(id, isDeparted))})::int`,
        bytes: photoBytes,
      })
      .from(photos)
      .where(eq(photos.ownerId, id));
    total.garments += kept?.garments ?? 0;
    total.departed += kept?.departed ?? 0;
    total.photoBytes += Number(kept?.bytes ?? 0);
  }
  return total;
}

/** For a garment that leaves or comes back: its photograph counts all along. @throws ApiError `garment_limit` */
export async function requireRoomAmong(
  tx: Executor,
  ownerId: string,
  resource: 'garments' | 'departed',
  now: Date,
  mode: Mode,
): Promise<void> {
  const { level, kept } = await lockedAllowance(tx, ownerId, now, mode);
  const limit = trustLimits[resource].each[level];
  if (kept[resource] >= limit) throw refusalOf(resource, level, limit, now);
}

/** Locks the person's row as `requireRoomForGarment` does. Photographs do not count. */
export async function roomForGarments(
  tx: Executor,
  ownerId: string,
  now: Date,
  mode: Mode,
): Promise<{ owned: number; departed: number }> {
  const { level, kept } = await lockedAllowance(tx, ownerId, now, mode);
  return {
    owned: Math.max(0, trustLimits.garments.each[level] - kept.garments),
    departed: Math.max(0, trustLimits.departed.each[level] - kept.departed),
  };
}

/** Must be called last in the transaction. @throws ApiError `storage_full` */
export async function requirePhotosWithinLimit(
  tx: Executor,
  ownerId: string,
  now: Date,
  mode: Mode,
): Promise<void> {
  const { level, kept } = await lockedAllowance(tx, ownerId, now, mode);
  const limit = trustLimits.photoBytes.each[level];
  if (kept.photoBytes > limit) throw refusalOf('photoBytes', level, limit, now);
}

export const bytesOfPhoto = sql<number>`case when ${photos.storageKey} is null then 0
  else coalesce(${photos.bytes}, ${sql.raw(String(unmeasuredBytes))}) end`;

const photoBytes = sql<string>`coalesce(sum(${bytesOfPhoto}), 0)`;

/** @throws ApiError `generation_limit` */
export async function requireGeneration(
  db: Executor,
  ownerId: string,
  used: number,
  now: Date,
  mode: Mode,
): Promise<void> {
  const { level } = await standingOf(db, ownerId, now, mode);
  const limit = trustLimits.generations.each[level];
  if (used >= limit) throw refusalOf('generations', level, limit, now);
}

/** Returns the number of the generation of the day. @throws ApiError `generation_limit` */
export async function countGeneration(
  tx: Executor,
  { config }: Pick<Services, 'config'>,
  ownerId: string,
  now: Date,
): Promise<number> {
  const { level, payerId } = await standingOf(tx, ownerId, now, config.payments.mode);
  const spender = { level, ownerId: payerId, network: null };
  return spend(tx, { config, now: () => now }, spender, 'generations', 1);
}

export async function generationsUsed(db: Executor, ownerId: string, now: Date): Promise<number> {
  const [payerId = ownerId] = await householdOf(db, ownerId);
  return usedBy(db, payerId, 'generations', zonedDay(now));
}
