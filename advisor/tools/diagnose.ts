import type { z } from 'zod';
import { type Diagnosis, diagnoseLook } from '#stylist/requests/diagnose-look.ts';
import { judgeLook } from '#stylist/requests/judge-look.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { DayInput, GarmentIds } from './day-input.ts';
import type { Taste } from './taste.ts';

export const DiagnoseInput = DayInput.partial({ occasion: true, season: true }).extend({
  garmentIds: GarmentIds.min(1),
});
export type DiagnoseInput = z.output<typeof DiagnoseInput>;

/** `togetherPercent` rates how well the pieces combine regardless of the day. */
export type Verdict = Diagnosis & { togetherPercent: number };

export function diagnose(wardrobe: readonly Garment[], input: DiagnoseInput, taste: Taste): Verdict | null {
  const look = input.garmentIds.flatMap((id) => wardrobe.find((garment) => garment.id === id) ?? []);
  if (look.length === 0) return null;
  const alone = judgeLook(look);
  const { occasion = alone.occasion, season = alone.season, garmentIds, ...day } = input;
  const request = {
    ...day,
    occasion,
    season,
    ...taste,
  };
  return { ...diagnoseLook(wardrobe, look, request), togetherPercent: Math.round(alone.score) };
}
