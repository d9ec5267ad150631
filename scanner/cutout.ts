import sharp from 'sharp';
import type { Picture } from './decode.ts';
import { type Box, boundingBox, boxBlur } from './mask.ts';
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
/** Alpha, 0..255, from which a pixel counts as visible. */
const VISIBLE = 127;
/** Values of the softened mask between which the outline fades: a little inside, for masks take in a rim of shadow. */
const FADE_FROM = 0.5;
const FADE_TO = 0.85;

/** The small mask, enlarged to the photograph, 0..255 with an outline that fades over a few pixels. */
async function alphaFor(photo: Picture, { mask, width, height }: Segmentation): Promise<Uint8Array> {
  const soft = boxBlur(Float32Array.from(mask), width, height, 1);
  const enlarged = await sharp(
    Uint8Array.from(soft, (value) => Math.round(255 * value)),
    { raw: { width, height, channels: 1 } },
  )
    .resize(photo.width, photo.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return enlarged.map((value) => {
    const t = Math.min(1, Math.max(0, (value / 255 - FADE_FROM) / (FADE_TO - FADE_FROM)));
    return Math.round(255 * t * t * (3 - 2 * t));
  });
}

/** The frame of everything visible, with a margin, inside the picture. */
function visibleFrame(alpha: Uint8Array, width: number, height: number): Box {
  const box = boundingBox(alpha, width, VISIBLE);
  const left = Math.max(0, box.left - MARGIN);
  const top = Math.max(0, box.top - MARGIN);
  return {
    left,
    top,
    width: Math.min(width, box.left + box.width + MARGIN) - left,
    height: Math.min(height, box.top + box.height + MARGIN) - top,
  };
}

/** Cuts the garment out of the photograph that was segmented. The mask must not be empty. */
export async function cutOut(photo: Picture, segmentation: Segmentation): Promise<Cutout> {
  const { width, height, pixels } = photo;
  const alpha = await alphaFor(photo, segmentation);
  const rgba = new Uint8Array(4 * width * height);
  for (let i = 0; i < alpha.length; i++) {
    for (let z = 0; z < 3; z++) rgba[4 * i + z] = pixels[3 * i + z] as number;
    rgba[4 * i + 3] = alpha[i] as number;
  }
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(visibleFrame(alpha, width, height))
    .webp({ quality: 82, alphaQuality: 90, effort: 0 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
