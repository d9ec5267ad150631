import { hexOfColor } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';

/** The swatch of a garment's colour: the one measured in its photo, or else the one that stands for the name. */
export const swatchOf = (item: Pick<WardrobeItem, 'color' | 'colors'>): string =>
  item.colors.find(({ name }) => name === item.color)?.hex ?? hexOfColor(item.color) ?? 'transparent';
