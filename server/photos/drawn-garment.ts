import { createHash } from 'node:crypto';
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

/** Grows when the illustrator draws the same garment differently, so that old drawings are not reused. */
const drawingVersion = 1;

/** Folder of a drawing in the photo store: equal garments share one. */
export function drawingKey(garment: DrawnGarment): string {
  const { kind, colorHex, secondColorHex, pattern, fabric } = garment;
  const content = JSON.stringify([drawingVersion, kind, colorHex, secondColorHex, pattern, fabric]);
  return `drawings/${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

/** The swatch of a named colour; a middle grey for a name of the person's own. */
export const colorHexOf = (color: string): string => hexOfColor(color) ?? '#8d8a86';
