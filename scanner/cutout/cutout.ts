import sharp from 'sharp';
import { type Box, boundingBox, boxBlur } from '../mask.ts';
import { type Cutout, crop, type Picture } from '../picture.ts';
import type { Segmentation } from '../segmentation.ts';

const MARGIN = 8;
/** Masks include a rim of shadow. */
const FADE_FROM = 0.5;
const FADE_TO = 0.85;
const VISIBLE = Math.floor((255 * (FADE_FROM + FADE_TO)) / 2);

const fade = Uint8Array.from({ length: 256 }, (_, value) => {
  const t = Math.min(1, Math.max(0, (value / 255 - FADE_FROM) / (FADE_TO - FADE_FROM)));
  return Math.round(255 * t * t * (3 - 2 * t));
});

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

function softened({ mask, width, height }: Segmentation): Uint8Array {
  const blurred = boxBlur(Float32Array.from(mask), width, height, 1);
  const soft = new Uint8Array(blurred.length);
  for (let i = 0; i < soft.length; i++) soft[i] = Math.round(255 * (blurred[i] as number));
  return soft;
}

/** Catmull-Rom. */
function cubicSteps(from: number, to: number, start: number, count: number) {
  const places = new Int32Array(4 * count);
  const shares = new Float32Array(4 * count);
  for (let i = 0; i < count; i++) {
    const at = ((start + i + 0.5) * from) / to - 0.5;
    const t = at - Math.floor(at);
    shares[4 * i] = t * (-0.5 + t * (1 - 0.5 * t));
    shares[4 * i + 1] = 1 + t * t * (-2.5 + 1.5 * t);
    shares[4 * i + 2] = t * (0.5 + t * (2 - 1.5 * t));
    shares[4 * i + 3] = t * t * (-0.5 + 0.5 * t);
    for (let tap = 0; tap < 4; tap++)
      places[4 * i + tap] = Math.min(from - 1, Math.max(0, Math.floor(at) - 1 + tap));
  }
  return { places, shares };
}

/** sharp takes three times as long for one channel. */
function enlarged(soft: Uint8Array, mask: Segmentation, photo: Picture, part: Box): Uint8Array {
  const across = cubicSteps(mask.width, photo.width, part.left, part.width);
  const down = cubicSteps(mask.height, photo.height, part.top, part.height);
  const wide = new Float32Array(mask.height * part.width);
  for (let y = 0, i = 0; y < mask.height; y++) {
    const row = y * mask.width;
    for (let x = 0, tap = 0; x < part.width; x++, i++, tap += 4)
      wide[i] =
        (across.shares[tap] as number) * (soft[row + (across.places[tap] as number)] as number) +
        (across.shares[tap + 1] as number) * (soft[row + (across.places[tap + 1] as number)] as number) +
        (across.shares[tap + 2] as number) * (soft[row + (across.places[tap + 2] as number)] as number) +
        (across.shares[tap + 3] as number) * (soft[row + (across.places[tap + 3] as number)] as number);
  }
  const values = new Uint8Array(part.width * part.height);
  for (let y = 0, i = 0; y < part.height; y++) {
    const [a, b, c, d] = [0, 1, 2, 3].map((tap) => (down.places[4 * y + tap] as number) * part.width);
    const [p, q, r, s] = down.shares.subarray(4 * y, 4 * y + 4);
    for (let x = 0; x < part.width; x++, i++) {
      const value =
        (p as number) * (wide[(a as number) + x] as number) +
        (q as number) * (wide[(b as number) + x] as number) +
        (r as number) * (wide[(c as number) + x] as number) +
        (s as number) * (wide[(d as number) + x] as number);
      values[i] = fade[value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0] as number;
    }
  }
  return values;
}

/** The mask must not be empty. */
export async function cutOut(photo: Picture, segmentation: Segmentation): Promise<Cutout> {
  const soft = softened(segmentation);
  const frame = visibleFrame(soft, segmentation, photo);
  return encodeCutout(crop(photo, frame), enlarged(soft, segmentation, photo, frame));
}

export function outlineOf(photo: Picture, segmentation: Segmentation): Uint8Array {
  const { width, height } = photo;
  return enlarged(softened(segmentation), segmentation, photo, { left: 0, top: 0, width, height });
}

/** @param outline at the photograph's size, not empty */
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
