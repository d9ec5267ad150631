import { illustrate } from '#illustrator/illustrate.ts';
import { type DrawnGarment, drawingKey } from './drawn-garment.ts';
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

/** Makes sure that the drawing of a garment is in the store; whoever asks meanwhile waits for the same one. */
export function ensureDrawn(store: PhotoStore, garment: DrawnGarment): Promise<void> {
  const storageKey = drawingKey(garment);
  let drawing = underWay.get(storageKey);
  if (drawing === undefined) {
    drawing = inTurn(() => drawUnlessThere(store, storageKey, garment)).finally(() =>
      underWay.delete(storageKey),
    );
    underWay.set(storageKey, drawing);
  }
  return drawing;
}

async function drawUnlessThere(store: PhotoStore, storageKey: string, garment: DrawnGarment): Promise<void> {
  // The last size to be written says that all are there.
  const last = photoSizes[photoSizes.length - 1] ?? 'full';
  if (await store.has(photoKey(storageKey, last))) return;
  const svg = illustrate({ ...garment, seed: seedOf(garment) }, { idPrefix: 'g' });
  const png = await renderSvg(svg, widthPx).catch(() => renderSvg(svg, otherWidthPx));
  const encoded = await encodeIllustration(png);
  for (const size of photoSizes) await store.put(photoKey(storageKey, size), encoded[size]);
}

/** Cloth never lies the same way twice: garments of other colours get other folds. */
function seedOf({ kind, colorHex, pattern }: DrawnGarment): number {
  let seed = 7;
  for (const character of `${kind}${colorHex}${pattern}`) seed = (seed * 31 + character.charCodeAt(0)) % 9973;
  return seed % 9;
}
