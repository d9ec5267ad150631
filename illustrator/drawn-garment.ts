import { hexOfColor } from '#contract/colors.ts';
import type { Fabric, Kind, Pattern } from '#contract/vocabulary.ts';
import type { Silhouette } from './illustrate.ts';

/** The properties of a stored garment that its drawing needs. */
export interface DrawnGarment {
  kind: Kind;
  /** Exact silhouette, where the kind alone does not determine it. */
  silhouette?: Silhouette;
  colorHex: string;
  secondColorHex?: string | undefined;
  pattern: Pattern;
  fabric: Fabric;
  /** Fixed seed; a bought garment keeps the one of its product. */
  seed?: number;
}

/** Swatch of a catalogue colour; mid grey for a custom name. */
export const colorHexOf = (color: string): string => hexOfColor(color) ?? '#8d8a86';
