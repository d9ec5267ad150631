import { boundingBox } from './mask.ts';
import { crop, type Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import type { Segmentation } from './segment.ts';
import { VIEW_QUALITY, VIEW_SIDE } from './thresholds.ts';

/** A part of the picture in shares of its width and height. */
interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const middle: Region = { left: 0.075, top: 0.075, right: 0.925, bottom: 0.925 };
/** What the garment is laid on in place of its floor; the training uses the same grey. */
const PLAIN = 200;
/** Air around the garment's own frame. */
const MARGIN = 0.05;
/** The part of that frame whose cloth is looked at: half of it, a little above the middle, where a print is. */
const cloth: Region = { left: 0.225, top: 0.145, right: 0.775, bottom: 0.695 };

/** The part of that frame where a garment's sleeves and neck are. */
const upper: Region = { left: 0.06, top: 0.02, right: 0.94, bottom: 0.75 };

/** A part of a part. */
function within(outer: Region, inner: Region): Region {
  const x = (share: number) => outer.left + share * (outer.right - outer.left);
  const y = (share: number) => outer.top + share * (outer.bottom - outer.top);
  return { left: x(inner.left), top: y(inner.top), right: x(inner.right), bottom: y(inner.bottom) };
}

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

/** The part squashed to the classifier's square. */
function squash(photo: Picture, { left, top, right, bottom }: Region, platform: Platform): Promise<Picture> {
  const x = Math.floor(left * photo.width);
  const y = Math.floor(top * photo.height);
  const width = Math.max(1, Math.ceil(right * photo.width) - x);
  const height = Math.max(1, Math.ceil(bottom * photo.height) - y);
  const part = crop(photo, { left: x, top: y, width, height });
  return platform.resize(part, VIEW_SIDE, VIEW_SIDE, 'fill');
}

/** How many of a pixel's nine, itself and its neighbours, are garment in the same part of the mask: soft over the outline. */
function squashMask({ mask, width, height }: Segmentation, region: Region): Uint8Array {
  const along = (from: number, to: number, length: number) =>
    Int32Array.from({ length: VIEW_SIDE }, (_, i) =>
      Math.floor((from + ((i + 0.5) / VIEW_SIDE) * (to - from)) * length),
    );
  const columns = along(region.left, region.right, width);
  const rows = along(region.top, region.bottom, height);
  const last = VIEW_SIDE - 1;
  const across = new Uint8Array(VIEW_SIDE * VIEW_SIDE);
  for (let y = 0, i = 0; y <= last; y++) {
    const row = (rows[y] as number) * width;
    // Beyond the edge its last pixel goes on.
    let before = mask[row + (columns[0] as number)] as number;
    let here = before;
    for (let x = 0; x <= last; x++, i++) {
      const after = mask[row + (columns[x < last ? x + 1 : last] as number)] as number;
      across[i] = before + here + after;
      before = here;
      here = after;
    }
  }
  const count = new Uint8Array(across.length);
  for (let y = 0, i = 0; y <= last; y++) {
    const up = y > 0 ? VIEW_SIDE : 0;
    const down = y < last ? VIEW_SIDE : 0;
    for (let x = 0; x <= last; x++, i++)
      count[i] = (across[i - up] as number) + (across[i] as number) + (across[i + down] as number);
  }
  return count;
}

/** The same part of the photograph without the garment's floor. */
function onPlain(square: Picture, segmentation: Segmentation, region: Region): Picture {
  const count = squashMask(segmentation, region);
  const from = square.pixels;
  const pixels = new Uint8Array(from.length).fill(PLAIN);
  for (let i = 0, j = 0; i < count.length; i++, j += 3) {
    const garment = count[i] as number;
    if (garment === 0) continue;
    // The half rounds, for bytes are cut off.
    const ground = ((9 - garment) * PLAIN) / 9 + 0.5;
    const share = garment / 9;
    pixels[j] = share * (from[j] as number) + ground;
    pixels[j + 1] = share * (from[j + 1] as number) + ground;
    pixels[j + 2] = share * (from[j + 2] as number) + ground;
  }
  return { ...square, pixels };
}

/** What of the garment a view shows. */
export type Part = 'whole' | 'upper' | 'cloth';

/** What the classifier is shown, a square. */
export interface View extends Picture {
  readonly part: Part;
}

/**
 * The garment on plain grey, filling the frame; its upper part, where its sleeves are; and its cloth from near: only there are
 * thin stripes and small prints to be seen. Without the floor the classifier errs less often (see models/garment.md); where
 * the garment cannot be told from its background, they are the photograph's middle and parts of that.
 */
export function viewsOf(
  photo: Picture,
  segmentation: Segmentation,
  platform: Platform,
): Promise<readonly View[]> {
  const isClear = segmentation.quality >= VIEW_QUALITY;
  const frame = isClear ? garmentRegion(segmentation) : middle;
  const regions: readonly (readonly [Part, Region])[] = [
    ['whole', frame],
    ['upper', within(frame, upper)],
    ['cloth', within(frame, cloth)],
  ];
  return Promise.all(
    regions.map(async ([part, region]) => {
      const square = await squash(photo, region, platform);
      return { ...(isClear ? onPlain(square, segmentation, region) : square), part };
    }),
  );
}
