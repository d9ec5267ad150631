import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePhoto, resize } from '../scanner/decode.ts';
import { type Palette, readPalette } from '../scanner/palette.ts';
import { type Segmentation, segment } from '../scanner/segment.ts';
import { SEGMENT_SIDE } from '../scanner/thresholds.ts';

/** A hand-labelled photograph with what the scanner's colour steps read from it. */
export interface Labelled {
  readonly image: string;
  readonly color: string;
  /** Empty where there is none. */
  readonly second: string;
  readonly pattern: string;
  readonly segmentation: Segmentation;
  readonly palette: Palette;
}

/** Reads every photograph of one part of `labels/colors.csv`. */
export async function readLabelled(folder: string, part: 'tuning' | 'reported'): Promise<Labelled[]> {
  const csv = await readFile(join(import.meta.dirname, 'labels/colors.csv'), 'utf8');
  const rows = csv.trim().split('\n').slice(1);
  const read: Labelled[] = [];
  for (const row of rows) {
    const [image = '', color = '', second = '', pattern = '', half] = row.split(',');
    if (half !== part) continue;
    const photo = await decodePhoto(await readFile(join(folder, 'images', `${image}.jpg`)));
    const segmentation = await segment(await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside'));
    read.push({ image, color, second, pattern, segmentation, palette: readPalette(segmentation) });
  }
  return read;
}
