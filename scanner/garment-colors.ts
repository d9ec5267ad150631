import type { ColorName } from '#contract/colors.ts';
import type { Answer } from './classify.ts';
import { readMainColor, readSecondColor, voteOnColors } from './color-votes.ts';
import { type PaletteColor, readPalette, withMain } from './palette.ts';
import type { Platform } from './platform.ts';
import type { Reading } from './reading.ts';
import type { Segmentation } from './segment.ts';

/** The colours of a garment, however its outline was found. */
export interface GarmentColors {
  /** The main colour's Spanish name. */
  readonly color: Reading<ColorName>;
  /** Absent where the garment has one colour. */
  readonly secondColor?: Reading<ColorName>;
  /** One to three colours, the main one first. */
  readonly colors: readonly PaletteColor[];
}

/** Reads the colours inside a mask, and every name with its probability. */
export async function readColors(
  segmentation: Segmentation,
  platform: Platform,
): Promise<GarmentColors & { names: readonly Answer<ColorName>[] }> {
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
