import type { OutfitWish } from '#contract/outfits.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { rejectedGarments, tasteOf } from '#server/people/taste/queries.ts';
import { inTransaction, postgresCode } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { countOutcome } from '#server/platform/metrics/count-outcome.ts';
import { generations } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/services.ts';
import { generationsUsed, requireGeneration, useGeneration } from '#server/wardrobe/garments/allowance.ts';
import { type GarmentRow, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import type { GeneratedOutfits } from '#stylist/generate.ts';
import { dayOf, keepComposed, questionOf, requireOutfits } from './compose.ts';
import { composedBefore } from './queries.ts';

/** So often is composed anew when the same person was quicker elsewhere; then it is good as it is. */
const attemptsMax = 8;

/** The wardrobe or the outfits have changed between reading them and keeping what was composed. */
class Overtaken extends Error {}

export interface Generation {
  ids: string[];
  composed: GeneratedOutfits;
}

/**
 * Composes outfits and keeps them. No transaction is open while the engine searches: whoever composes twice at
 * once is composed for again, from what the first one left, so that no outfit comes twice.
 */
export function generateFor(
  services: Services,
  stylist: Stylist,
  ownerId: string,
  wish: OutfitWish,
  signal: AbortSignal,
): Promise<Generation> {
  return countOutcome(generations, 'composed', untilKept(services, stylist, ownerId, wish, signal));
}

async function untilKept(
  services: Services,
  stylist: Stylist,
  ownerId: string,
  wish: OutfitWish,
  signal: AbortSignal,
): Promise<Generation> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptFor(services, stylist, ownerId, wish, signal, attempt === attemptsMax);
    } catch (error) {
      if (attempt === attemptsMax || !isOvertaken(error)) throw error;
    }
  }
}

async function attemptFor(
  { db, now, config }: Services,
  stylist: Stylist,
  ownerId: string,
  wish: OutfitWish,
  signal: AbortSignal,
  last: boolean,
): Promise<Generation> {
  const moment = now();
  const mode = config.payments.mode;
  // First, so that whatever somebody else keeps after it shows in the count.
  const used = await generationsUsed(db, ownerId, moment);
  const [rows, before, rejected, taste] = await Promise.all([
    garmentsOf(db, ownerId),
    composedBefore(db, ownerId),
    rejectedGarments(db, ownerId),
    tasteOf(db, ownerId),
    requireGeneration(db, ownerId, used, moment, mode),
  ]);
  requireOwned(rows, [...(wish.mustInclude ?? []), ...(wish.mustAvoid ?? [])]);
  const seedOf = [ownerId, wish.occasion, wish.season, used + 1, before.length].join(' ');
  const question = questionOf(rows, wish, taste, [...before, ...rejected], seedOf, moment);
  const composed = await stylist.run('generateOutfits', question, signal);
  requireOutfits(composed, rows.length);
  const ids = await inTransaction(db, async (tx) => {
    // A refusal costs no generation: the transaction takes the count back.
    const counted = await useGeneration(tx, { config }, ownerId, moment);
    if (!last && counted !== used + 1) throw new Overtaken();
    return keepComposed(tx, ownerId, composed.outfits, dayOf(wish), () => moment);
  });
  return { ids, composed };
}

/** @throws ApiError `garment_not_found` for a garment that is gone, or is somebody else's */
function requireOwned(rows: readonly GarmentRow[], ids: readonly string[]): void {
  const owned = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !owned.has(id))) throw new ApiError('garment_not_found');
}

/** A foreign key that does not hold is a garment deleted meanwhile. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || postgresCode(error) === '23503';
