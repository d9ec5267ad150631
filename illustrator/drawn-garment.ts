import { hexOfColor } from '#contract/colors.ts';
import type { AttributeValues, Pattern } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Silhouette } from './illustrate.ts';

export interface DrawnGarment {
  kind: Kind;
  /** Exact silhouette, where the kind alone does not determine it. */
  silhouette?: Silhouette;
  colorHex: string;
  secondColorHex?: string | undefined;
  pattern: Pattern;
  fabric: AttributeValues['fabric'];
  /** A bought garment keeps the seed of its product. */
  seed?: number;
}

/** Mid grey for a custom name. */
export const colorHexOf = (color: string): string => hexOfColor(color) ?? '#8d8a86';
