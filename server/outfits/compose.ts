import { createHash, randomUUID } from 'node:crypto';
import { occasionOfEvent } from '#contract/events.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { OutfitDay, OutfitWish } from '#contract/outfits.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { ComposedOutfit, GeneratedOutfits } from '#stylist/generate.ts';
import type { Garment, OutfitRequest } from '#stylist/wardrobe.ts';
import type { PersonForEngine } from './person-for-engine.ts';
import { insertOutfits } from './queries.ts';

export const dayOf = ({ temperatureC, rain, event, advisor }: OutfitWish): OutfitDay => ({
  temperatureC: temperatureC ?? null,
  rain: rain ?? false,
  event: event ?? null,
  advisor: advisor ?? null,
});

export function requestOf(
  moment: Pick<OutfitWish, 'occasion' | 'season'>,
  { temperatureC, rain, event, advisor }: OutfitDay,
  person: PersonForEngine,
  language: Language = defaultLanguage,
): Omit<OutfitRequest, 'seed' | 'count'> {
  return {
    occasion: event ? occasionOfEvent(event) : moment.occasion,
    season: moment.season,
    temperatureC,
    rain,
    event,
    ...(advisor && { advisor }),
    ...person,
    language,
  };
}

/** @param recentOutfits garments of existing or rejected outfits, which are not composed again */
export function questionOf(
  wardrobe: Garment[],
  wish: OutfitWish,
  person: PersonForEngine,
  recentOutfits: string[][],
  seedOf: string,
  language: Language = defaultLanguage,
): [Garment[], OutfitRequest] {
  const request = requestOf(wish, dayOf(wish), person, language);
  return [
    wardrobe,
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

/** @throws ApiError `wardrobe_too_small` with the missing pieces when no outfit is possible */
export function requireOutfits({ outfits, missing }: GeneratedOutfits, garments: number): void {
  if (outfits.length > 0) return;
  const reason = missing.find((piece) => piece.essential)?.text;
  throw new ApiError('wardrobe_too_small', reason, { garments });
}

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

/** Hashes a text to 31 bits. */
export const seedFrom = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) >>> 1;
