import { generateOutfits } from '../generate.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import type { PlannedDay, PlannedOutfit } from './week-plan.ts';

export type PackingList = {
  /** In the order of first wear. */
  garmentIds: string[];
  days: PlannedOutfit[];
};

const pointsPerGarment = 4;

const proposals = 12;

const isTop = ({ kind }: Garment) => slotsOfKind[kind].some((slot) => slot === 'base' || slot === 'onePiece');

/** A fresh top or dress daily; bottoms, layers and shoes repeat where that costs little. */
export function packingList(
  wardrobe: readonly Garment[],
  days: readonly PlannedDay[],
  seed: number,
): PackingList {
  const packed = new Set<string>();
  const worn = new Set<string>();
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  const isWornTop = (id: string) => {
    const garment = byId.get(id);
    return garment !== undefined && worn.has(id) && isTop(garment);
  };
  const dressed = days.map((day, index): PlannedOutfit => {
    const request = { ...day, seed: seed + index, count: proposals };
    const used = wardrobe.filter(({ id }) => isWornTop(id) && !day.mustInclude?.includes(id));
    const tired = { ...request, mustAvoid: [...(day.mustAvoid ?? []), ...used.map(({ id }) => id)] };
    const inCase = wardrobe.filter((garment) => packed.has(garment.id) || isTop(garment));
    const choices = [...generateOutfits(wardrobe, tired).outfits, ...generateOutfits(inCase, tired).outfits];
    // Without a fresh top, packed ones repeat.
    if (choices.length === 0) choices.push(...generateOutfits(wardrobe, request).outfits);
    const worth = (ids: readonly string[], score: number) =>
      score - pointsPerGarment * ids.filter((id) => !packed.has(id)).length;
    const [outfit] = choices.sort((a, b) => worth(b.garmentIds, b.aiScore) - worth(a.garmentIds, a.aiScore));
    for (const id of outfit?.garmentIds ?? []) {
      packed.add(id);
      worn.add(id);
    }
    return { day, outfit: outfit ?? null };
  });
  return { garmentIds: [...packed], days: dressed };
}
