import { createHash } from 'node:crypto';
import { illustrate } from '#illustrator/illustrate.ts';
import type { DrawnGarment } from './drawn-garment.ts';
import { encodeIllustration } from './encode.ts';
import { renderSvg } from './render/render-svg.ts';
import { type PhotoStore, photoKey, photoSizes } from './store.ts';
import { turns } from './turns.ts';

const widthPx = 640;
/** The renderer has failed inside at single widths: another one is worth a try. */
const otherWidthPx = 600;
/** A drawing takes a core for about half a second. */
const inTurn = turns(2);
const underWay = new Map<string, Promise<void>>();

export interface Drawing {
  svg: string;
  /** In the store. Equal drawings share it, and the illustrator's next version finds none of the old ones. */
  folder: string;
}

/** The drawing of a garment, as text: about a millisecond. */
export function drawingOf(garment: DrawnGarment): Drawing {
  const svg = illustrate({ ...garment, seed: seedOf(garment) }, { idPrefix: 'g', widthPx });
  return { svg, folder: `drawings/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}` };
}

/** Renders a drawing into the store, unless it is there. */
export function keepDrawing(store: PhotoStore, { svg, folder }: Drawing): Promise<void> {
  let drawing = underWay.get(folder);
  if (drawing === undefined) {
    // Whoever asks meanwhile waits for the same one.
    drawing = inTurn(() => drawUnlessThere(store, folder, svg)).finally(() => underWay.delete(folder));
    underWay.set(folder, drawing);
  }
  return drawing;
}

async function drawUnlessThere(store: PhotoStore, folder: string, svg: string): Promise<void> {
  // The last size to be written says that all are there.
  const last = photoSizes[photoSizes.length - 1] ?? 'full';
  if (await store.has(photoKey(folder, last))) return;
  const png = await renderSvg(svg, widthPx).catch(() => renderSvg(svg, otherWidthPx));
  const encoded = await encodeIllustration(png);
  for (const size of photoSizes) await store.put(photoKey(folder, size), encoded[size]);
}

/** Cloth never lies the same way twice: garments of other colours get other folds. */
function seedOf({ kind, colorHex, pattern }: DrawnGarment): number {
  let seed = 7;
  for (const character of `${kind}${colorHex}${pattern}`) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  return seed % 9;
}
