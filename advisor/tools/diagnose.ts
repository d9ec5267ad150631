import type { z } from 'zod';
import { type Diagnosis, diagnoseLook } from '#stylist/uses/diagnose-look.ts';
import { judgeLook } from '#stylist/uses/judge-look.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { DayInput, GarmentIds } from './day-input.ts';
import { type Eye, eyeOf } from './eye.ts';
import { tool } from './tool.ts';

const Input = DayInput.partial({ occasion: true, season: true }).extend({ garmentIds: GarmentIds.min(1) });
export type DiagnoseInput = z.output<typeof Input>;

/** `togetherPercent` rates how well the pieces combine regardless of the day. */
export type Verdict = Diagnosis & { togetherPercent: number };

export function diagnose(wardrobe: readonly Garment[], input: DiagnoseInput, eye: Eye): Verdict | null {
  const look = input.garmentIds.flatMap((id) => wardrobe.find((garment) => garment.id === id) ?? []);
  if (look.length === 0) return null;
  const alone = judgeLook(look);
  const { occasion = alone.occasion, season = alone.season, garmentIds, ...day } = input;
  const request = { ...day, occasion, season, advisor: eye.advisor, personal: eye.personal, seed: eye.seed };
  return { ...diagnoseLook(wardrobe, look, request), togetherPercent: Math.round(alone.score) };
}

export const diagnoseOutfit = tool({
  description:
    'Judges garments of the person worn together: what breaks the look and the one swap that helps most.',
  input: Input,
  changes: false,
  run: (input, box) => box.search('diagnose', box.wardrobe ?? [], input, eyeOf(box)),
});
