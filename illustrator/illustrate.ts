import type { AttributeValues, Pattern } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { Art } from './art.ts';
import { assertHex, contrastOf } from './color.ts';
import { type Cut, clothOf } from './cut.ts';
import { cuts, type Silhouette } from './cuts.ts';
import { short } from './geometry.ts';
import { silhouetteFor } from './silhouette-of.ts';

export type { Silhouette } from './cuts.ts';
export { silhouettes } from './cuts.ts';

export type GarmentDrawing = ({ kind: Kind } | { silhouette: Silhouette }) & {
  /** `#rrggbb`. */
  colorHex: string;
  /** For the pattern, or trims on plain cloth; `#rrggbb`. */
  secondColorHex?: string | undefined;
  pattern?: Pattern | undefined;
  fabric?: AttributeValues['fabric'] | undefined;
  /** Non-negative integer; drawings are deterministic for a seed. */
  seed: number;
};

export interface IllustrateOptions {
  /** Letters, digits, `-` and `_`, unique on the page. Keep it short: it is repeated some 150 times. */
  idPrefix: string;
  /** Accessible name; without it the drawing is decoration. */
  title?: string | undefined;
  /** Light is computed per pixel, so a larger picture needs a deeper relief. Default 320. */
  widthPx?: number | undefined;
}

/**
 * Returns an SVG document of 400 × 480 units with a transparent background.
 *
 * @throws RangeError for an invalid colour, seed, width or prefix
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
  const cloth = clothOf(cut, garment.fabric);
  const art = new Art(
    idPrefix,
    { colorHex: garment.colorHex, accentHex: garment.secondColorHex, cloth, pattern, stripes: cut.stripes },
    { seed: garment.seed, decimals: cut.decimals ?? 0 },
  );
  const pose = cut.draw(art);
  if (pattern === 'logo' && cut.logo)
    embroider(art, cut.logo, garment.secondColorHex ?? contrastOf(garment.colorHex));
  return art.finish(pose, { title, widthPx });
}

function embroider(art: Art, [x, y, height]: readonly [number, number, number], thread: string): void {
  const mark = 'M0-10C7-6 7 4 0 10C-7 4-7-6 0-10M0-10V14M-10-3C-11 4-7 9 0 12C7 9 11 4 10-3';
  const at = `transform="translate(${x} ${y})scale(${short(height / 24)})"`;
  art.paint(
    `<path d="${mark}" ${at} fill="none" stroke="${thread}" stroke-width="3" stroke-linecap="round"/>`,
  );
  art.emboss(`<path d="${mark}" ${at} fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`);
}
