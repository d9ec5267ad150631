import { wearableOn } from '../context.ts';
import { type ComposedOutfit, generateOutfits } from '../generate.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';

export type PlannedDay = Omit<OutfitRequest, 'seed' | 'count'>;

export type PlannedOutfit = { day: PlannedDay; outfit: ComposedOutfit | null };

const noticed: ReadonlySet<string> = new Set(['base', 'onePiece', 'mid', 'bottom']);

/** Jeans, coats and shoes may repeat. */
const isNoticed = ({ kind }: Garment): boolean =>
  kind !== 'jeans' && slotsOfKind[kind].some((slot) => noticed.has(slot));

/** A rested outfit may be this much worse than the day's best. */
export const mostGivenUp = 10;

/** Garments rest while alternatives exist, shoes for a day; whole outfits always do. */
export function planWeek(
  wardrobe: readonly Garment[],
  days: readonly PlannedDay[],
  seed: number,
): PlannedOutfit[] {
  const worn = new Map<string, number>();
  const before: string[][] = [];
  return days.map((day, index) => {
    const isWornAndNoticed = (garment: Garment) => worn.has(garment.id) && isNoticed(garment);
    const isTop = ({ kind }: Garment) => !slotsOfKind[kind].includes('bottom');
    const isLayer = ({ kind }: Garment) => slotsOfKind[kind].includes('mid');
    const needsRest = (garment: Garment) =>
      worn.get(garment.id) === index - 1 && slotsOfKind[garment.kind].includes('shoes');
    const sparing = [
      (garment: Garment) => isWornAndNoticed(garment) || needsRest(garment),
      isWornAndNoticed,
      (garment: Garment) => isWornAndNoticed(garment) && isTop(garment),
      (garment: Garment) => isWornAndNoticed(garment) && isTop(garment) && !isLayer(garment),
      () => false,
    ];
    const rested = wardrobe.map((garment) => {
      const last = worn.get(garment.id);
      return last === undefined ? garment : { ...garment, lastWornDaysAgo: index - last };
    });
    const recentOutfits = [...(day.recentOutfits ?? []), ...before];
    const request = { ...day, seed: seed + index, count: 1, recentOutfits };
    const wearable = wearableOn(rested, day);
    const [ideal] = generateOutfits(wearableOn(wardrobe, day), {
      ...day,
      seed: seed + index,
      count: 1,
    }).outfits;
    const leastScore = (ideal?.aiScore ?? 0) - mostGivenUp;
    for (const [attempt, spare] of sparing.entries()) {
      const avoided = [...(day.mustAvoid ?? []), ...wardrobe.filter(spare).map(({ id }) => id)];
      const { outfits, missing } = generateOutfits(wearable, {
        ...request,
        mustAvoid: avoided.filter((id) => !day.mustInclude?.includes(id)),
      });
      const [outfit] = outfits;
      // Novelty never justifies an unsuitable outfit.
      const good = outfit && outfit.aiScore >= leastScore && !missing.some(({ essential }) => essential);
      if (!outfit || (!good && attempt < sparing.length - 1)) continue;
      for (const id of outfit.garmentIds) worn.set(id, index);
      before.push(outfit.garmentIds);
      return { day, outfit };
    }
    return { day, outfit: null };
  });
}
