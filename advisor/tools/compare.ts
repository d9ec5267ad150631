import { z } from 'zod';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { versatilityOfSome } from '#stylist/versatility.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { composeFor } from './compose.ts';
import { DayInput, GarmentIds } from './day-input.ts';
import type { Taste } from './taste.ts';

export const CompareInput = DayInput.extend({
  firstId: z.string(),
  secondId: z.string(),
  /** Worn with either. */
  withIds: GarmentIds.default([]),
});
export type CompareInput = z.output<typeof CompareInput>;

export type Side = {
  garmentId: string;
  best: ComposedOutfit | null;
  /** Good outfits of the wardrobe that include it. */
  outfits: number;
};

/** Compares two garments for a day; the better one comes first. */
export function compare(
  wardrobe: readonly Garment[],
  input: CompareInput,
  taste: Taste,
): [Side, Side] | null {
  const { firstId, secondId, withIds, ...day } = input;
  if (![firstId, secondId].every((id) => wardrobe.some((garment) => garment.id === id))) return null;
  const versatility = versatilityOfSome(wardrobe, new Set([firstId, secondId]));
  const sideOf = (garmentId: string): Side => {
    const { outfits } = composeFor(
      wardrobe,
      { ...day, mustInclude: [garmentId, ...withIds], count: 1 },
      taste,
    );
    return { garmentId, best: outfits[0] ?? null, outfits: versatility.get(garmentId)?.outfits ?? 0 };
  };
  const sides: [Side, Side] = [sideOf(firstId), sideOf(secondId)];
  const worth = ({ best, outfits }: Side) => (best?.aiScore ?? 0) + Math.min(3, outfits / 20);
  return worth(sides[1]) > worth(sides[0]) ? [sides[1], sides[0]] : sides;
}
