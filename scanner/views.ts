import { boundingBox, boxBlur } from './mask.ts';
import { crop, type Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import type { Segmentation } from './segment.ts';
import { SQUASH_SIDE, VIEW_QUALITY } from './thresholds.ts';

/** A part of the picture in shares of its width and height. */
interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const everything: Region = { left: 0, top: 0, right: 1, bottom: 1 };
const middle: Region = { left: 0.075, top: 0.075, right: 0.925, bottom: 0.925 };
/** What the garment is laid on in place of its floor; the training uses the same grey. */
const PLAIN = 200;
/** Air around the garment's own frame. */
const MARGIN = 0.05;

/** The frame of the garment with a little air, in shares. */
function garmentRegion({ mask, width, height }: Segmentation): Region {
  const box = boundingBox(mask, width);
  return {
    left: Math.max(0, box.left / width - MARGIN),
    top: Math.max(0, box.top / height - MARGIN),
    right: Math.min(1, (box.left + box.width) / width + MARGIN),
    bottom: Math.min(1, (box.top + box.height) / height + MARGIN),
  };
}

/** The part squashed to the training cache's square. */
function squash(photo: Picture, { left, top, right, bottom }: Region, platform: Platform): Promise<Picture> {
  const x = Math.floor(left * photo.width);
  const y = Math.floor(top * photo.height);
  const width = Math.max(1, Math.ceil(right * photo.width) - x);
  const height = Math.max(1, Math.ceil(bottom * photo.height) - y);
  const part = crop(photo, { left: x, top: y, width, height });
  return platform.resize(part, SQUASH_SIDE, SQUASH_SIDE, 'fill');
}

/** The same part of the mask, 0..1, softened over the outline. */
function squashMask({ mask, width, height }: Segmentation, region: Region): Float32Array {
  const squashed = new Float32Array(SQUASH_SIDE * SQUASH_SIDE).map((_, i) => {
    const u = ((i % SQUASH_SIDE) + 0.5) / SQUASH_SIDE;
    const v = (Math.floor(i / SQUASH_SIDE) + 0.5) / SQUASH_SIDE;
    const x = Math.floor((region.left + u * (region.right - region.left)) * width);
    const y = Math.floor((region.top + v * (region.bottom - region.top)) * height);
    return mask[y * width + x] ?? 0;
  });
  return boxBlur(squashed, SQUASH_SIDE, SQUASH_SIDE, 1);
}

/** The same part of the photograph without the garment's floor. */
function onPlain(square: Picture, segmentation: Segmentation, region: Region): Picture {
  const alpha = squashMask(segmentation, region);
  const pixels = new Uint8Array(square.pixels.length);
  for (let i = 0; i < alpha.length; i++) {
    const share = alpha[i] as number;
    for (let j = 3 * i; j < 3 * i + 3; j++)
      pixels[j] = Math.round(share * (square.pixels[j] as number) + (1 - share) * PLAIN);
  }
  return { ...square, pixels };
}

/**
 * What the classifier is shown, each `SQUASH_SIDE` square: the photograph as it is, the garment on plain grey in its
 * place, and the same filling the frame; where the garment cannot be told from its background, the photograph and its
 * middle. Without the floor the classifier errs a quarter less often (see models/garment.md).
 */
export async function viewsOf(
  photo: Picture,
  segmentation: Segmentation,
  platform: Platform,
): Promise<Picture[]> {
  const isClear = segmentation.quality >= VIEW_QUALITY;
  const region = isClear ? garmentRegion(segmentation) : middle;
  const [whole, near] = await Promise.all([
    squash(photo, everything, platform),
    squash(photo, region, platform),
  ]);
  return isClear
    ? [whole, onPlain(whole, segmentation, everything), onPlain(near, segmentation, region)]
    : [whole, near];
}
