import { createHash, randomUUID } from 'node:crypto';
import { occasionOfEvent } from '#contract/events.ts';
import { limits } from '#contract/limits.ts';
import type { OutfitDay, OutfitWish } from '#contract/outfits.ts';
import type { TasteRow } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { asStylistSees } from '#server/wardrobe/garments/as-stylist-sees.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import type { ComposedOutfit, GeneratedOutfits } from '#stylist/generate.ts';
import type { Garment, OutfitRequest } from '#stylist/wardrobe.ts';
import { insertOutfits } from './queries.ts';

/** What a wish says of the day, as an outfit keeps it. */
export const dayOf = ({ temperatureC, rain, event, advisor }: OutfitWish): OutfitDay => ({
  temperatureC: temperatureC ?? null,
  rain: rain ?? false,
  event: event ?? null,
  advisor: advisor ?? null,
});

/** The person behind a request, as the engine takes them. */
export type Person = Pick<TasteRow, 'favoriteColors' | 'avoidedColors' | 'learned'>;

/** A day as the engine takes it, seen through a person's taste. */
export function requestOf(
  moment: Pick<OutfitWish, 'occasion' | 'season'>,
  { temperatureC, rain, event, advisor }: OutfitDay,
  person: Person,
): Omit<OutfitRequest, 'seed' | 'count'> {
  return {
    occasion: event ? occasionOfEvent(event) : moment.occasion,
    season: moment.season,
    temperatureC,
    rain,
    event,
    ...(advisor && { advisor }),
    ...tasteForEngine(person),
  };
}

/** What is known of a person, in the engine's words. */
export const tasteForEngine = ({ favoriteColors, avoidedColors, learned }: Person) => ({
  favouriteColours: favoriteColors,
  avoidedColours: avoidedColors,
  personal: learned,
});

/**
 * The question of a generation, for the engine.
 * @param recentOutfits garments of outfits that exist, or were rejected: none is composed again
 * @param seedOf what decides among equals: the same words give the same outfits
 */
export function questionOf(
  rows: GarmentRow[],
  wish: OutfitWish,
  person: Person,
  recentOutfits: string[][],
  seedOf: string,
  now: Date,
): [Garment[], OutfitRequest] {
  const request = requestOf(wish, dayOf(wish), person);
  return [
    rows.map((row) => asStylistSees(row, now)),
    {
      ...request,
      seed: seedFrom(seedOf),
      count: limits.outfitsPerGeneration,
      recentOutfits,
      ...(wish.mustInclude && { mustInclude: wish.mustInclude }),
      ...(wish.mustAvoid && { mustAvoid: wish.mustAvoid }),
    },
  ];
}

/** @throws ApiError `wardrobe_too_small`, saying what is missing, when nothing can be worn together */
export function requireOutfits({ outfits, missing }: GeneratedOutfits, garments: number): void {
  if (outfits.length > 0) return;
  const reason = missing.find((piece) => piece.essential)?.text;
  throw new ApiError('wardrobe_too_small', reason, { garments });
}

/** Keeps composed outfits with all that explains them; answers their ids. */
export async function keepComposed(
  tx: Executor,
  ownerId: string,
  composed: readonly ComposedOutfit[],
  day: OutfitDay,
  createdAtOf: (place: number) => Date,
): Promise<string[]> {
  const generationId = randomUUID();
  const kept = composed.map((outfit, place) => {
    const { garmentIds, ...row } = rowOf(outfit);
    return {
      garmentIds,
      row: { ...row, ownerId, id: randomUUID(), generationId, day, createdAt: createdAtOf(place) },
    };
  });
  await insertOutfits(tx, kept);
  return kept.map(({ row }) => row.id);
}

/** The columns that come from the engine. */
export function rowOf({ parts, ...same }: ComposedOutfit) {
  return { ...same, parts: parts.map(plainPart), aiGenerated: true };
}

export const plainPart = ({ rule, label, points, max, reason }: ComposedOutfit['parts'][number]) => ({
  rule,
  label,
  points,
  max,
  reason: reason.text,
});

/** A 31-bit number from words: equal words, equal number. */
export const seedFrom = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) >>> 1;
