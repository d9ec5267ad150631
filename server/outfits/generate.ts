import type { Language } from '#contract/languages.ts';
import type { OutfitWish } from '#contract/outfits.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { rejectedGarments } from '#server/people/taste/queries.ts';
import { inTransaction, postgresCode } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { countOutcome } from '#server/platform/metrics/count-outcome.ts';
import { generations } from '#server/platform/metrics/metrics.ts';
import type { Services } from '#server/services.ts';
import { countGeneration, generationsUsed, requireGeneration } from '#server/wardrobe/garments/allowance.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { type GarmentRow, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import type { GeneratedOutfits } from '#stylist/generate.ts';
import { dayOf, keepComposed, questionOf, requireOutfits } from './compose.ts';
import { personForEngine } from './person-for-engine.ts';
import { composedBefore } from './queries.ts';

/** Retries when another generation of the same person commits first. */
const attemptsMax = 8;

class ConcurrentChange extends Error {}

export interface Generation {
  ids: string[];
  composed: GeneratedOutfits;
}

/** No transaction is open during the search; a concurrent generation causes a retry. */
export function generateFor(
  services: Services,
  stylist: Stylist,
  ownerId: string,
  wish: OutfitWish,
  signal: AbortSignal,
  language: Language,
): Promise<Generation> {
  const attempt = (last: boolean) => attemptFor(services, stylist, ownerId, wish, signal, language, last);
  return countOutcome(generations, 'composed', untilKept(attempt));
}

async function untilKept(attempt: (last: boolean) => Promise<Generation>): Promise<Generation> {
  for (let left = attemptsMax - 1; ; left--) {
    try {
      return await attempt(left === 0);
    } catch (error) {
      if (left === 0 || !isConcurrentChange(error)) throw error;
    }
  }
}

async function attemptFor(
  { db, now, config }: Services,
  stylist: Stylist,
  ownerId: string,
  wish: OutfitWish,
  signal: AbortSignal,
  language: Language,
  last: boolean,
): Promise<Generation> {
  const moment = now();
  const mode = config.payments.mode;
  // Read first, so that a concurrent generation changes the count.
  const used = await generationsUsed(db, ownerId, moment);
  const [rows, before, rejected] = await Promise.all([
    garmentsOf(db, ownerId),
    composedBefore(db, ownerId),
    rejectedGarments(db, ownerId),
    requireGeneration(db, ownerId, used, moment, mode),
  ]);
  requireOwnGarments(rows, [...(wish.mustInclude ?? []), ...(wish.mustAvoid ?? [])]);
  const wardrobe = rows.map((row) => toEngineGarment(row, moment));
  const person = await personForEngine(db, ownerId, wardrobe, moment);
  const seedOf = [ownerId, wish.occasion, wish.season, used + 1, before.length].join(' ');
  const question = questionOf(wardrobe, wish, person, [...before, ...rejected], seedOf, language);
  const composed = await stylist.run('generateOutfits', question, signal);
  requireOutfits(composed, rows.length);
  const ids = await inTransaction(db, async (tx) => {
    // A refusal rolls the count back.
    const counted = await countGeneration(tx, { config }, ownerId, moment);
    if (!last && counted !== used + 1) throw new ConcurrentChange();
    return keepComposed(tx, ownerId, composed.outfits, dayOf(wish), () => moment);
  });
  return { ids, composed };
}

/** @throws ApiError `garment_not_found` */
function requireOwnGarments(rows: readonly GarmentRow[], ids: readonly string[]): void {
  const owned = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !owned.has(id))) throw new ApiError('garment_not_found');
}

/** A violated foreign key means that a garment was deleted meanwhile. */
const isConcurrentChange = (error: unknown): boolean =>
  error instanceof ConcurrentChange || postgresCode(error) === '23503';
