import { wearableOn } from '../context.ts';
import { type ComposedOutfit, generateOutfits } from '../generate.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { scorerOf } from './explain-look.ts';
import { mostGivenUp, type PlannedDay, type PlannedOutfit } from './week-plan.ts';

export type PackingList = {
  /** In the order of first wear. */
  garmentIds: string[];
  days: PlannedOutfit[];
};

const pointsPerGarment = 4;

const proposals = 12;

const isLayer = ({ kind }: Garment) => slotsOfKind[kind].includes('mid');

const isCoat = ({ kind }: Garment) => slotsOfKind[kind].includes('outer');

const isTop = ({ kind }: Garment) => slotsOfKind[kind].some((slot) => slot === 'base' || slot === 'onePiece');

/** Worn tops rest while good alternatives exist; then layers repeat first, then tops, then whole outfits. */
const restings: readonly { rests(garment: Garment): boolean; again: boolean }[] = [
  { rests: isTop, again: false },
  { rests: (garment) => isTop(garment) && !isLayer(garment), again: false },
  { rests: () => false, again: false },
  { rests: () => false, again: true },
];

/**
 * A fresh top or dress daily; bottoms, layers and shoes repeat where that costs little.
 * @param there ids of what waits at the destination and weighs nothing
 */
export function packingList(
  wardrobe: readonly Garment[],
  days: readonly PlannedDay[],
  seed: number,
  there: readonly string[] = [],
): PackingList {
  const packed = new Set<string>();
  const waiting = new Set(there);
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  const before: string[][] = [];
  const dressed = days.map((day, index): PlannedOutfit => {
    const request = { ...day, seed: seed + index, count: proposals };
    const wearable = wearableOn(wardrobe, day);
    // Tops are fresh and coats follow the weather.
    const inCase = wearable.filter(
      (garment) => packed.has(garment.id) || waiting.has(garment.id) || isTop(garment) || isCoat(garment),
    );
    // Beside the whole wardrobe: a case without a coat does not know that one is missing.
    const scoreOf = scorerOf(wardrobe, request);
    const [ideal] = generateOutfits(wearable, { ...request, count: 1 }).outfits;
    const leastScore = (ideal?.aiScore ?? 0) - mostGivenUp;
    const worthOf = (outfit: ComposedOutfit): number => {
      const score = scoreOf(outfit.garmentIds.flatMap((id) => byId.get(id) ?? []));
      const added = outfit.garmentIds.filter((id) => !packed.has(id) && !waiting.has(id)).length;
      return score < leastScore ? Number.NEGATIVE_INFINITY : score - pointsPerGarment * added;
    };
    for (const { rests, again } of restings) {
      const tired = wearable
        .filter(({ id }) => packed.has(id) && !day.mustInclude?.includes(id))
        .filter(rests);
      const asked = {
        ...request,
        mustAvoid: [...(day.mustAvoid ?? []), ...tired.map(({ id }) => id)],
        recentOutfits: again ? (day.recentOutfits ?? []) : [...(day.recentOutfits ?? []), ...before],
      };
      const fromCase = generateOutfits(inCase, asked);
      const choices = [
        ...generateOutfits(wearable, asked).outfits,
        ...(fromCase.missing.some(({ essential }) => essential) ? [] : fromCase.outfits),
      ]
        .map((outfit) => ({ outfit, worth: worthOf(outfit) }))
        .filter(({ worth }) => worth > Number.NEGATIVE_INFINITY)
        .sort((a, b) => b.worth - a.worth);
      const outfit = choices[0]?.outfit;
      if (!outfit) continue;
      for (const id of outfit.garmentIds) packed.add(id);
      before.push(outfit.garmentIds);
      return { day, outfit };
    }
    return { day, outfit: null };
  });
  return { garmentIds: [...packed], days: dressed };
}
