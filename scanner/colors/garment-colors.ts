import type { ColorName } from '#contract/colors.ts';
import type { Prediction } from '../classify.ts';
import type { Platform } from '../platform.ts';
import type { Reading } from '../reading.ts';
import type { Segmentation } from '../segmentation.ts';
import { readMainColor, readSecondColor, voteOnColors } from './color-votes.ts';
import { type PaletteColor, readPalette, withMain } from './palette.ts';

export interface GarmentColors {
  readonly color: Reading<ColorName>;
  /** Absent for one colour. */
  readonly secondColor?: Reading<ColorName>;
  readonly colors: readonly PaletteColor[];
}

export async function readColors(
  segmentation: Segmentation,
  platform: Platform,
): Promise<GarmentColors & { names: readonly Prediction<ColorName>[] }> {
  const votes = await voteOnColors(segmentation, platform);
  const color = readMainColor(votes);
  const secondColor = readSecondColor(votes, color.value);
  return {
    color,
    ...(secondColor ? { secondColor } : {}),
    colors: withMain(readPalette(segmentation), color.value),
    names: votes.names,
  };
}
