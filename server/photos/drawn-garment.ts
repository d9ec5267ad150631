import { hexOfColor } from '#contract/colors.ts';
import type { Fabric, Kind, Pattern } from '#contract/vocabulary.ts';

/** The looks of a garment, as far as a drawing shows them. */
export interface DrawnGarment {
  kind: Kind;
  colorHex: string;
  secondColorHex?: string | undefined;
  pattern: Pattern;
  fabric: Fabric;
}

/** The swatch of a named colour; a middle grey for a name of the person's own. */
export const colorHexOf = (color: string): string => hexOfColor(color) ?? '#8d8a86';
