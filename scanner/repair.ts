import sharp from 'sharp';
import { type Cutout, cutAlong, cutOut, outlineOf } from './cutout.ts';
import { resize } from './decode.ts';
import { type GarmentColors, readColors } from './garment-colors.ts';
import type { Outline } from './mask-file.ts';
import { onNode } from './on-node.ts';
import type { Picture } from './picture.ts';
import { segment, segmentedAs } from './segment.ts';
import { CUTOUT_QUALITY, SEGMENT_SIDE } from './thresholds.ts';

const small = (photo: Picture) => resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');

/** What the scanner takes for the garment in a photograph of `WORKING_SIDE`. */
export interface FoundOutline {
  readonly outline: Outline;
  /** False where it would rather not cut along it. */
  readonly sure: boolean;
}

/** Where nothing was told apart, the outline is empty: a made-up one would only have to be wiped away. */
export async function findOutline(photo: Picture): Promise<FoundOutline> {
  const { width, height } = photo;
  const segmentation = await segment(await small(photo), onNode);
  const { quality } = segmentation;
  const values = quality > 0 ? outlineOf(photo, segmentation) : new Uint8Array(width * height);
  return { outline: { width, height, values }, sure: quality >= CUTOUT_QUALITY };
}

export interface Recut {
  /** Absent where the scanner could not tell the garment from its background. */
  readonly cutout?: Cutout;
  readonly painted: GarmentColors;
}

/** Cuts a garment out of a photograph of `WORKING_SIDE` anew and reads its colours: along a person's outline, or by itself. */
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
