import type { Fabric, Kind, Pattern } from '#contract/vocabulary.ts';
import { Art } from './art.ts';
import { assertHex, contrastOf } from './color.ts';
import type { Cut } from './cut.ts';
import { cuts, type Silhouette } from './cuts.ts';
import { short } from './geometry.ts';
import { silhouetteFor } from './silhouette-of.ts';

export type { Silhouette } from './cuts.ts';
export { silhouettes } from './cuts.ts';

/** What a garment looks like: either its kind, or the exact silhouette where that is known. */
export type GarmentDrawing = ({ kind: Kind } | { silhouette: Silhouette }) & {
  /** The main colour, `#rrggbb`. */
  colorHex: string;
  /** The colour of the pattern, or of trims (buttons, heel tab, cord) on plain cloth, `#rrggbb`. */
  secondColorHex?: string | undefined;
  pattern?: Pattern | undefined;
  fabric?: Fabric | undefined;
  /** A non-negative integer: how this one garment lies and creases. The same seed draws the same garment. */
  seed: number;
};

export interface IllustrateOptions {
  /** Starts every id in the drawing: letters, digits, `-` and `_`, first a letter, and one per garment on a page.
   * Short, because the drawing repeats it some 150 times. */
  idPrefix: string;
  /** What a screen reader says, as plain text. Without it the drawing is decoration. */
  title?: string | undefined;
  /** The width at which the drawing will be looked at or rasterised. Renderers light it pixel by pixel, so a
   * larger picture needs a deeper relief to look as soft; 320 unless told. */
  widthPx?: number | undefined;
}

/**
 * Draws one garment as a complete SVG document on a 400 × 480 ground with a transparent background.
 *
 * @throws RangeError if a colour is not `#rrggbb`, the seed not a non-negative integer, or the prefix no id.
 */
export function illustrate(
  garment: GarmentDrawing,
  { idPrefix, title, widthPx = 320 }: IllustrateOptions,
): string {
  assertHex(garment.colorHex, 'colorHex');
  if (garment.secondColorHex !== undefined) assertHex(garment.secondColorHex, 'secondColorHex');
  if (!Number.isSafeInteger(garment.seed) || garment.seed < 0)
    throw new RangeError(`seed must be a non-negative integer, not ${garment.seed}`);
  if (!(widthPx > 0 && widthPx < 10_000))
    throw new RangeError(`widthPx must be a width in pixels, not ${widthPx}`);
  if (!/^[a-z][\w-]*$/i.test(idPrefix))
    throw new RangeError(`idPrefix must start an XML id, not "${idPrefix}"`);

  const silhouette =
    'silhouette' in garment ? garment.silhouette : silhouetteFor(garment.kind, { fabric: garment.fabric });
  const cut: Cut = cuts[silhouette];
  const pattern = garment.pattern ?? 'plain';
  const cloth = garment.fabric === 'cotton' && cut.cotton ? cut.cotton : (garment.fabric ?? cut.cloth);
  const art = new Art(
    idPrefix,
    { colorHex: garment.colorHex, accentHex: garment.secondColorHex, cloth, pattern, stripes: cut.stripes },
    { seed: garment.seed, decimals: cut.decimals },
  );
  const pose = cut.draw(art);
  if (pattern === 'logo' && cut.logo)
    embroider(art, cut.logo, garment.secondColorHex ?? contrastOf(garment.colorHex));
  return art.finish(pose, { title, widthPx });
}

/** A small laurel-like mark of no known house, raised like satin stitch. */
function embroider(art: Art, [x, y, height]: readonly [number, number, number], thread: string): void {
  const mark = 'M0-10C7-6 7 4 0 10C-7 4-7-6 0-10M0-10V14M-10-3C-11 4-7 9 0 12C7 9 11 4 10-3';
  const at = `transform="translate(${x} ${y})scale(${short(height / 24)})"`;
  art.paint(
    `<path d="${mark}" ${at} fill="none" stroke="${thread}" stroke-width="3" stroke-linecap="round"/>`,
  );
  art.emboss(`<path d="${mark}" ${at} fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`);
}
