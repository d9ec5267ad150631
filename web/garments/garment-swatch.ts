import { hexOfColor } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';

export const garmentSwatch = (item: Pick<WardrobeItem, 'color' | 'colors'>): string =>
  item.colors.find(({ name }) => name === item.color)?.hex ?? hexOfColor(item.color) ?? 'transparent';
