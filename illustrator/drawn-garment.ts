import { hexOfColor } from '#contract/colors.ts';
import type { Fabric, Kind, Pattern } from '#contract/vocabulary.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';

/** The looks of a garment, as far as a drawing shows them. */
export interface DrawnGarment {
  kind: Kind;
  /** The exact drawing, where the kind alone does not say it. */
  silhouette?: Silhouette;
  colorHex: string;
  secondColorHex?: string | undefined;
  pattern: Pattern;
  fabric: Fabric;
  /** How it lies, where that is settled: a bought garment lies as it did in the shop. */
  seed?: number;
}

/** The swatch of a named colour; a middle grey for a name of the person's own. */
export const colorHexOf = (color: string): string => hexOfColor(color) ?? '#8d8a86';
