import { type ComposedOutfit, generateOutfits } from '../generate.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';

/** A day of a plan: what it asks for. */
export type PlannedDay = Omit<OutfitRequest, 'seed' | 'count'>;

export type PlannedOutfit = { day: PlannedDay; outfit: ComposedOutfit | null };

const noticed: ReadonlySet<string> = new Set(['base', 'onePiece', 'mid', 'bottom']);

/** Whether people notice that a garment is worn again. Jeans, coats and shoes may come back. */
const isNoticed = ({ kind }: Garment): boolean =>
  kind !== 'jeans' && slotsOfKind[kind].some((slot) => noticed.has(slot));

/**
 * An outfit for each day in a row. What was worn on a day is left alone on the next ones while anything else
 * is there; after that bottoms come back first, then tops, and never the same outfit.
 */
export function planWeek(
  wardrobe: readonly Garment[],
  days: readonly PlannedDay[],
  seed: number,
): PlannedOutfit[] {
  const worn = new Map<string, number>();
  const before: string[][] = [];
  return days.map((day, index) => {
    const isWornAndNoticed = (garment: Garment) => worn.has(garment.id) && isNoticed(garment);
    const isTop = (garment: Garment) => !slotsOfKind[garment.kind].includes('bottom');
    const sparing = [
      isWornAndNoticed,
      (garment: Garment) => isWornAndNoticed(garment) && isTop(garment),
      () => false,
    ];
    const rested = wardrobe.map((garment) => {
      const last = worn.get(garment.id);
      return last === undefined ? garment : { ...garment, lastWornDaysAgo: index - last };
    });
    for (const [attempt, spare] of sparing.entries()) {
      const avoided = [...(day.mustAvoid ?? []), ...wardrobe.filter(spare).map(({ id }) => id)];
      const recentOutfits = [...(day.recentOutfits ?? []), ...before];
      const { outfits, missing } = generateOutfits(rested, {
        ...day,
        seed: seed + index,
        count: 1,
        mustAvoid: avoided.filter((id) => !day.mustInclude?.includes(id)),
        recentOutfits,
      });
      const [outfit] = outfits;
      // An outfit that is wrong for the day is no price to pay for novelty.
      const good = outfit && outfit.aiScore >= 70 && !missing.some(({ essential }) => essential);
      if (!outfit || (!good && attempt < sparing.length - 1)) continue;
      for (const id of outfit.garmentIds) worn.set(id, index);
      before.push(outfit.garmentIds);
      return { day, outfit };
    }
    return { day, outfit: null };
  });
}
