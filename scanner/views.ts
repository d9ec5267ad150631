import { boundingBox } from './mask.ts';
import { crop, type Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import type { Segmentation } from './segmentation.ts';
import { VIEW_QUALITY, VIEW_SIDE } from './thresholds.ts';

interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const middle: Region = { left: 0.075, top: 0.075, right: 0.925, bottom: 0.925 };
/** As in training. */
const PLAIN = 200;
const MARGIN = 0.05;
/** A little above the middle, for prints. */
const cloth: Region = { left: 0.225, top: 0.145, right: 0.775, bottom: 0.695 };

const upper: Region = { left: 0.06, top: 0.02, right: 0.94, bottom: 0.75 };

function within(outer: Region, inner: Region): Region {
  const x = (share: number) => outer.left + share * (outer.right - outer.left);
  const y = (share: number) => outer.top + share * (outer.bottom - outer.top);
  return { left: x(inner.left), top: y(inner.top), right: x(inner.right), bottom: y(inner.bottom) };
}

function garmentRegion({ mask, width, height }: Segmentation): Region {
  const box = boundingBox(mask, width);
  return {
    left: Math.max(0, box.left / width - MARGIN),
    top: Math.max(0, box.top / height - MARGIN),
    right: Math.min(1, (box.left + box.width) / width + MARGIN),
    bottom: Math.min(1, (box.top + box.height) / height + MARGIN),
  };
}

function squash(photo: Picture, { left, top, right, bottom }: Region, platform: Platform): Promise<Picture> {
  const x = Math.floor(left * photo.width);
  const y = Math.floor(top * photo.height);
  const width = Math.max(1, Math.ceil(right * photo.width) - x);
  const height = Math.max(1, Math.ceil(bottom * photo.height) - y);
  const part = crop(photo, { left: x, top: y, width, height });
  return platform.resize(part, VIEW_SIDE, VIEW_SIDE, 'fill');
}

/** Soft outlines. */
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
    // Edge pixels repeat.
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

function onPlain(square: Picture, segmentation: Segmentation, region: Region): Picture {
  const count = squashMask(segmentation, region);
  const from = square.pixels;
  const pixels = new Uint8Array(from.length).fill(PLAIN);
  for (let i = 0, j = 0; i < count.length; i++, j += 3) {
    const garment = count[i] as number;
    if (garment === 0) continue;
    // Bytes truncate.
    const ground = ((9 - garment) * PLAIN) / 9 + 0.5;
    const share = garment / 9;
    pixels[j] = share * (from[j] as number) + ground;
    pixels[j + 1] = share * (from[j + 1] as number) + ground;
    pixels[j + 2] = share * (from[j + 2] as number) + ground;
  }
  return { ...square, pixels };
}

export type Part = 'whole' | 'upper' | 'cloth';

export interface View extends Picture {
  readonly part: Part;
}

/** Removing the background reduces errors (models/garment.md); the close-up shows small prints. */
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
