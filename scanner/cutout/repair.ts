import sharp from 'sharp';
import { type GarmentColors, readColors } from '../colors/garment-colors.ts';
import { resize } from '../decode.ts';
import { onNode } from '../on-node.ts';
import type { Cutout, Picture } from '../picture.ts';
import { CUTOUT_QUALITY, SEGMENT_SIDE } from '../thresholds.ts';
import { cutAlong, cutOut, outlineOf } from './cutout.ts';
import type { Outline } from './mask-file.ts';
import { segment, segmentedAs } from './segment.ts';

const small = (photo: Picture) => resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');

export interface FoundOutline {
  readonly outline: Outline;
  readonly sure: boolean;
}

/** Empty after failed segmentation. */
export async function findOutline(photo: Picture): Promise<FoundOutline> {
  const { width, height } = photo;
  const segmentation = await segment(await small(photo), onNode);
  const { quality } = segmentation;
  const values = quality > 0 ? outlineOf(photo, segmentation) : new Uint8Array(width * height);
  return { outline: { width, height, values }, sure: quality >= CUTOUT_QUALITY };
}

export interface Recut {
  /** Absent after failed segmentation. */
  readonly cutout?: Cutout;
  readonly painted: GarmentColors;
}

export async function recut(photo: Picture, drawn?: Outline): Promise<Recut> {
  if (drawn === undefined) {
    const segmentation = await segment(await small(photo), onNode);
    const cuts = segmentation.quality >= CUTOUT_QUALITY;
    const { names: _, ...painted } = await readColors(segmentation, onNode);
    return { painted, ...(cuts && { cutout: await cutOut(photo, segmentation) }) };
  }
  const picture = await small(photo);
  const inside = await shrunk(drawn, picture);
  const { names: _, ...painted } = await readColors(segmentedAs(picture, inside), onNode);
  return { painted, cutout: await cutAlong(photo, drawn.values) };
}

async function shrunk({ width, height, values }: Outline, to: Picture): Promise<Float32Array> {
  const small = await sharp(values, { raw: { width, height, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Float32Array.from(small, (value) => value / 255);
}
