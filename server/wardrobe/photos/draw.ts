import { createHash } from 'node:crypto';
import type { DrawnGarment } from '#illustrator/drawn-garment.ts';
import { type GarmentDrawing, illustrate } from '#illustrator/illustrate.ts';
import { type PhotoStore, photoKey, photoSizes } from '../../platform/files/store.ts';
import { encodeIllustration } from './encode.ts';
import { renderSvg } from './render/render-svg.ts';
import { turns } from './turns.ts';

/** The renderer crashes at some widths: after a failure this share of the width is tried. */
const otherWidth = 0.94;
/** Raise when the renderer draws the same SVG otherwise. */
const edition = 2;
/** A drawing takes a core for about half a second. */
const inTurn = turns(2);
const underWay = new Map<string, Promise<void>>();

export interface Drawing {
  svg: string;
  /** Derived from the content. */
  folder: string;
  /** Returns a PNG. */
  render: () => Promise<Uint8Array>;
}

/** Builds the SVG, in about a millisecond. */
export const drawingOf = (garment: DrawnGarment, widthPx: number): Drawing =>
  plainDrawing({ ...garment, seed: garment.seed ?? seedOf(garment) }, widthPx);

export function plainDrawing(garment: GarmentDrawing, widthPx: number): Drawing {
  const svg = illustrate(garment, { idPrefix: 'g', widthPx });
  return { svg, folder: drawingFolder(svg), render: () => rasterise(svg, widthPx) };
}

export function keepDrawing(store: PhotoStore, drawing: Drawing): Promise<void> {
  const { folder } = drawing;
  let kept = underWay.get(folder);
  if (kept === undefined) {
    kept = inTurn(() => drawUnlessThere(store, drawing)).finally(() => underWay.delete(folder));
    underWay.set(folder, kept);
  }
  return kept;
}

export const drawingFolder = (svg: string): string =>
  `drawings/${createHash('sha256').update(`${edition} ${svg}`).digest('hex').slice(0, 32)}`;

export const rasterise = (svg: string, width: number): Promise<Uint8Array> =>
  renderSvg(svg, width).catch(() => renderSvg(svg, Math.round(width * otherWidth)));

async function drawUnlessThere(store: PhotoStore, { folder, render }: Drawing): Promise<void> {
  // Sizes are written in order, so the last one implies the others.
  const last = photoSizes[photoSizes.length - 1] ?? 'full';
  if (await store.has(photoKey(folder, last))) return;
  const encoded = await encodeIllustration(await render());
  for (const size of photoSizes) await store.put(photoKey(folder, size), encoded[size]);
}

function seedOf({ kind, colorHex, pattern }: DrawnGarment): number {
  let seed = 7;
  for (const character of `${kind}${colorHex}${pattern}`) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  return seed % 9;
}
