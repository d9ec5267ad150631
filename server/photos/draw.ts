import { renderAsync } from '@resvg/resvg-js';
import { hexOfColor } from '#contract/colors.ts';
import type { Fabric, Kind, Pattern } from '#contract/vocabulary.ts';
import { illustrate } from '#illustrator/illustrate.ts';

/** Grows when the illustrator draws the same garment differently, so that old drawings are not reused. */
export const drawingVersion = 1;
const widthPx = 720;

/** The looks of a garment, as far as a drawing shows them. */
export interface DrawnGarment {
  kind: Kind;
  colorHex: string;
  secondColorHex?: string | undefined;
  pattern: Pattern;
  fabric: Fabric;
}

/** Draws a garment as PNG on a transparent ground. About a quarter of a second, off the main thread. */
export async function drawGarment(garment: DrawnGarment): Promise<Uint8Array> {
  const svg = illustrate({ ...garment, seed: seedOf(garment) }, { idPrefix: 'g' });
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/** The swatch of a named colour; a middle grey for a name of the person's own. */
export const colorHexOf = (color: string): string => hexOfColor(color) ?? '#8d8a86';

/** Cloth never lies the same way twice: garments of other colours get other folds. */
function seedOf({ kind, colorHex, pattern }: DrawnGarment): number {
  let seed = 7;
  for (const character of `${kind}${colorHex}${pattern}`) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  return seed % 9;
}
