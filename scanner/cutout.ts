import sharp from 'sharp';
import { type Box, boundingBox, boxBlur } from './mask.ts';
import { crop, type Picture } from './picture.ts';
import type { Segmentation } from './segment.ts';

/** The garment alone on a transparent background, cut to its outline with a narrow margin. */
export interface Cutout {
  /** WebP with alpha. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels around the frame. */
const MARGIN = 8;
/** Values of the softened mask between which the outline fades: a little inside, for masks take in a rim of shadow. */
const FADE_FROM = 0.5;
const FADE_TO = 0.85;
/** The softened mask's value, 0..255, from which a pixel is more seen than not. */
const VISIBLE = Math.floor((255 * (FADE_FROM + FADE_TO)) / 2);

/** Alpha of each value of the softened mask: a table, for this is asked once a pixel. */
const fade = Uint8Array.from({ length: 256 }, (_, value) => {
  const t = Math.min(1, Math.max(0, (value / 255 - FADE_FROM) / (FADE_TO - FADE_FROM)));
  return Math.round(255 * t * t * (3 - 2 * t));
});

/** The part of the picture in which something is visible, with a margin, told from the small mask. */
function visibleFrame(soft: Uint8Array, mask: Segmentation, photo: Picture): Box {
  const box = boundingBox(soft, mask.width, VISIBLE);
  const across = photo.width / mask.width;
  const down = photo.height / mask.height;
  const left = Math.max(0, Math.floor(box.left * across) - MARGIN);
  const top = Math.max(0, Math.floor(box.top * down) - MARGIN);
  return {
    left,
    top,
    width: Math.min(photo.width, Math.ceil((box.left + box.width) * across) + MARGIN) - left,
    height: Math.min(photo.height, Math.ceil((box.top + box.height) * down) + MARGIN) - top,
  };
}

/** The small mask with its outline softened, 0..255. */
function softened({ mask, width, height }: Segmentation): Uint8Array {
  const blurred = boxBlur(Float32Array.from(mask), width, height, 1);
  const soft = new Uint8Array(blurred.length);
  for (let i = 0; i < soft.length; i++) soft[i] = Math.round(255 * (blurred[i] as number));
  return soft;
}

/** What of a part of the photograph is garment, as the softened small mask says: 0..255 a pixel. */
async function enlarged(
  soft: Uint8Array,
  { width, height }: Segmentation,
  photo: Picture,
  part: Box,
): Promise<Uint8Array> {
  const values = await sharp(soft, { raw: { width, height, channels: 1 } })
    .resize(photo.width, photo.height, { fit: 'fill', kernel: 'cubic' })
    .extract(part)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return values.map((value) => fade[value] as number);
}

/** Cuts the garment out of the photograph that was segmented. The mask must not be empty. */
export async function cutOut(photo: Picture, segmentation: Segmentation): Promise<Cutout> {
  const soft = softened(segmentation);
  const frame = visibleFrame(soft, segmentation, photo);
  return encodeCutout(crop(photo, frame), await enlarged(soft, segmentation, photo, frame));
}

/** The outline that `cutOut` cuts along, over the whole photograph: 0 outside and 255 inside. */
export function outlineOf(photo: Picture, segmentation: Segmentation): Promise<Uint8Array> {
  const { width, height } = photo;
  return enlarged(softened(segmentation), segmentation, photo, { left: 0, top: 0, width, height });
}

/** Cuts along an outline as fine as the photograph, which must not be empty. */
export function cutAlong(photo: Picture, outline: Uint8Array): Promise<Cutout> {
  const box = boundingBox(outline, photo.width, 127);
  const left = Math.max(0, box.left - MARGIN);
  const top = Math.max(0, box.top - MARGIN);
  const width = Math.min(photo.width, box.left + box.width + MARGIN) - left;
  const height = Math.min(photo.height, box.top + box.height + MARGIN) - top;
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * photo.width + left;
    alpha.set(outline.subarray(start, start + width), y * width);
  }
  return encodeCutout(crop(photo, { left, top, width, height }), alpha);
}

/** A picture with an outline as fine as itself, 0 outside and 255 inside. */
export async function encodeCutout({ pixels, width, height }: Picture, alpha: Uint8Array): Promise<Cutout> {
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0, from = 0, to = 0; i < alpha.length; i++, from += 3, to += 4) {
    rgba[to] = pixels[from] as number;
    rgba[to + 1] = pixels[from + 1] as number;
    rgba[to + 2] = pixels[from + 2] as number;
    rgba[to + 3] = alpha[i] as number;
  }
  const bytes = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82, alphaQuality: 90, effort: 0 })
    .toBuffer();
  return { bytes, width, height };
}
