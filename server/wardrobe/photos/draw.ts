import { createHash } from 'node:crypto';
import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import { type PhotoStore, photoKey, photoSizes } from '../../platform/files/store.ts';
import { encodeIllustration } from './encode.ts';
import { renderSvg } from './render/render-svg.ts';
import { turns } from './turns.ts';

/** How wide drawings are rendered. */
export const widthPx = 640;
/** The share of a width that is tried after a failure. */
const otherWidth = 0.94;
/** A drawing takes a core for about half a second. */
const inTurn = turns(2);
const underWay = new Map<string, Promise<void>>();

export interface Drawing {
  svg: string;
  /** In the store. Equal drawings share it, and the illustrator's next version finds none of the old ones. */
  folder: string;
  /** For a drawing that the renderer cannot take as it is. Answers a PNG. */
  render?: () => Promise<Uint8Array>;
}

/** The drawing of a garment, as text: about a millisecond. */
export function drawingOf(garment: DrawnGarment): Drawing {
  const svg = illustrate({ ...garment, seed: garment.seed ?? seedOf(garment) }, { idPrefix: 'g', widthPx });
  return { svg, folder: drawingFolder(svg) };
}

/** Renders a drawing into the store, unless it is there. */
export function keepDrawing(store: PhotoStore, drawing: Drawing): Promise<void> {
  const { folder } = drawing;
  let kept = underWay.get(folder);
  if (kept === undefined) {
    // Whoever asks meanwhile waits for the same one.
    kept = inTurn(() => drawUnlessThere(store, drawing)).finally(() => underWay.delete(folder));
    underWay.set(folder, kept);
  }
  return kept;
}

/** Where a drawing lies: by what it shows, so that another drawing never answers for it. */
export const drawingFolder = (svg: string): string =>
  `drawings/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}`;

/** Renders one drawing by itself, of about this width: the renderer has failed inside at single widths. */
export const rasterise = (svg: string, width = widthPx): Promise<Uint8Array> =>
  renderSvg(svg, width).catch(() => renderSvg(svg, Math.round(width * otherWidth)));

async function drawUnlessThere(
  store: PhotoStore,
  { svg, folder, render = () => rasterise(svg) }: Drawing,
): Promise<void> {
  // The last size to be written says that all are there.
  const last = photoSizes[photoSizes.length - 1] ?? 'full';
  if (await store.has(photoKey(folder, last))) return;
  const encoded = await encodeIllustration(await render());
  for (const size of photoSizes) await store.put(photoKey(folder, size), encoded[size]);
}

/** Cloth never lies the same way twice: garments of other colours get other folds. */
function seedOf({ kind, colorHex, pattern }: DrawnGarment): number {
  let seed = 7;
  for (const character of `${kind}${colorHex}${pattern}`) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  return seed % 9;
}
