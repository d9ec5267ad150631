import { hexOfColor } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';

/** The hex colour measured in the photo, or else the standard one for the colour's name. */
export const garmentSwatch = (item: Pick<WardrobeItem, 'color' | 'colors'>): string =>
  item.colors.find(({ name }) => name === item.color)?.hex ?? hexOfColor(item.color) ?? 'transparent';
