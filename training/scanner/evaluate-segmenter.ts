/**
 * node training/scanner/evaluate-segmenter.ts MASKS [data folder]
 * MASKS holds a square grey PNG per photograph, as for `segmenter.py`. Outlines have a tolerance of 1.5 of
 * 160 pixels.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { segment } from '#scanner/cutout/segment.ts';
import { decodePhoto, resize } from '#scanner/decode.ts';
import { erode } from '#scanner/mask.ts';
import { onNode } from '#scanner/on-node.ts';
import { SEGMENT_SIDE, VIEW_QUALITY } from '#scanner/thresholds.ts';
import { validationTruths } from './judge.ts';
import { dataFolder } from './photographs.ts';

const [masks = '', data] = process.argv.slice(2);
const folder = dataFolder(data);
const known = new Set((await readdir(masks)).map((name) => name.replace('.png', '')));

async function trueMask(id: string, width: number, height: number): Promise<Uint8Array> {
  const grey = await sharp(join(masks, `${id}.png`))
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Uint8Array.from(grey, (value) => (value > 127 ? 1 : 0));
}

const count = (mask: Uint8Array, test: (i: number) => boolean) =>
  mask.reduce((sum, value, i) => sum + (value && test(i) ? 1 : 0), 0);

function outlineAgreement(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  const outline = (mask: Uint8Array) => {
    const inner = erode(mask, width, height, 1);
    return mask.map((value, i) => (value && !inner[i] ? 1 : 0));
  };
  const near = (mask: Uint8Array) =>
    erode(
      mask.map((value) => 1 - value),
      width,
      height,
      2,
    ).map((value) => 1 - value);
  const [a, b] = [outline(one), outline(other)];
  const [nearA, nearB] = [near(a), near(b)];
  const precision =
    count(a, (i) => nearB[i] === 1) /
    Math.max(
      1,
      count(a, () => true),
    );
  const recall =
    count(b, (i) => nearA[i] === 1) /
    Math.max(
      1,
      count(b, () => true),
    );
  return (2 * precision * recall) / Math.max(1e-9, precision + recall);
}

const rows: { image: string; overlap: number; outline: number; quality: number }[] = [];
for (const { image } of await validationTruths(folder)) {
  if (!known.has(image)) continue;
  const photo = await decodePhoto(await readFile(join(folder, 'images', `${image}.jpg`)));
  const found = await segment(await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside'), onNode);
  const { mask, width, height, quality } = found;
  const truth = await trueMask(image, width, height);
  const both = count(mask, (i) => truth[i] === 1);
  const overlap = both / (count(mask, () => true) + count(truth, () => true) - both);
  rows.push({ image, overlap, outline: outlineAgreement(mask, truth, width, height), quality });
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const report = (name: string, of: typeof rows) =>
  console.log(
    `${name}: ${of.length} photographs, overlap ${mean(of.map((row) => row.overlap)).toFixed(3)}, outline ${mean(of.map((row) => row.outline)).toFixed(3)}, overlap under 0.8 ${of.filter((row) => row.overlap < 0.8).length}`,
  );
report('all', rows);
report(
  'trusted enough for the views',
  rows.filter((row) => row.quality >= VIEW_QUALITY),
);
report(
  'not trusted',
  rows.filter((row) => row.quality < VIEW_QUALITY),
);
