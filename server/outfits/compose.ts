import { createHash, randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { Executor } from '#server/db/client.ts';
import { ApiError } from '#server/errors.ts';
import { asStylistSees } from '#server/wardrobe/as-stylist-sees.ts';
import type { GarmentRow } from '#server/wardrobe/queries.ts';
import { type ComposedOutfit, generateOutfits } from '#stylist/generate.ts';
import { insertOutfit } from './queries.ts';

export interface Wish {
  occasion: Occasion;
  season: Season;
}

/**
 * Composes outfits from a wardrobe that it has not composed before.
 * @param seedOf what decides among equals: the same words give the same outfits
 * @throws ApiError `wardrobe_too_small`, saying what is missing, when nothing can be worn together
 */
export function composeOutfits(
  rows: GarmentRow[],
  wish: Wish,
  recentOutfits: string[][],
  seedOf: string,
  now: Date,
) {
  const { outfits, missing } = generateOutfits(
    rows.map((row) => asStylistSees(row, now)),
    { ...wish, seed: seedFrom(seedOf), count: limits.outfitsPerGeneration, recentOutfits },
  );
  if (outfits.length === 0) {
    const reason = missing.find((piece) => piece.essential)?.text;
    throw new ApiError('wardrobe_too_small', reason, { garments: rows.length });
  }
  return { outfits, missing: missing.map(({ key, text }) => ({ slot: key, message: text })) };
}

/** Keeps a composed outfit with all that explains it; answers its id. */
export async function keepComposed(
  tx: Executor,
  ownerId: string,
  composed: ComposedOutfit,
  createdAt: Date,
): Promise<string> {
  const id = randomUUID();
  const { garmentIds, parts, ...same } = composed;
  await insertOutfit(
    tx,
    { ...same, ownerId, id, parts: parts.map(plainPart), aiGenerated: true, createdAt },
    garmentIds,
  );
  return id;
}

export const plainPart = ({ rule, label, points, max, reason }: ComposedOutfit['parts'][number]) => ({
  rule,
  label,
  points,
  max,
  reason: reason.text,
});

/** A 31-bit number from words: equal words, equal number. */
const seedFrom = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0) >>> 1;
