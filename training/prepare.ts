/**
 * Photographs → the training cache: node training/prepare.ts [data folder] [cache folder]
 * Writes pixels.bin (n × 160 × 160 × 3 bytes, RGB), masks.bin (n × 160 × 160 bytes, 1 where the garment is, all 0
 * where the colours could not tell), index.json, and training/validation-senders.json.
 * The decoding is the scanner's own, so that the network learns from exactly what production shows it.
 */
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePhoto, resize } from '../scanner/decode.ts';
import { onNode } from '../scanner/on-node.ts';
import type { Picture } from '../scanner/picture.ts';
import { segment } from '../scanner/segment.ts';
import { SEGMENT_SIDE, SQUASH_SIDE, VIEW_QUALITY } from '../scanner/thresholds.ts';
import { trainedKinds } from './labels.ts';
import { dataFolder, listAllPhotographs, listPhotographs } from './photographs.ts';
import { drawValidationSenders } from './split.ts';

/** The garment's mask, squashed as the pixels are; empty where production would not trust it either. */
async function squashedMask(photo: Picture): Promise<Uint8Array> {
  const small = await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside');
  const { mask, quality, width, height } = await segment(small, onNode);
  const squashed = new Uint8Array(SQUASH_SIDE * SQUASH_SIDE);
  if (quality < VIEW_QUALITY) return squashed;
  return squashed.map((_, i) => {
    const x = Math.floor((((i % SQUASH_SIDE) + 0.5) * width) / SQUASH_SIDE);
    const y = Math.floor(((Math.floor(i / SQUASH_SIDE) + 0.5) * height) / SQUASH_SIDE);
    return mask[y * width + x] ?? 0;
  });
}

const folder = dataFolder(process.argv[2]);
const cache = process.argv[3] ?? join(import.meta.dirname, '.cache');

const photographs = await listAllPhotographs(folder);
const validation = drawValidationSenders(await listPhotographs(folder));
await mkdir(cache, { recursive: true });
const pixels = await open(join(cache, 'pixels.bin'), 'w');
const masks = await open(join(cache, 'masks.bin'), 'w');
for (const { path } of photographs) {
  const photo = await decodePhoto(await readFile(path));
  const square = await resize(photo, SQUASH_SIDE, SQUASH_SIDE, 'fill');
  await pixels.write(square.pixels);
  await masks.write(await squashedMask(photo));
}
await pixels.close();
await masks.close();

const rows = photographs.map(({ id, kind, sender }) => ({
  id,
  /** -1 where the public label says nothing. */
  label: kind === undefined ? -1 : trainedKinds.indexOf(kind),
  validation: validation.has(sender),
}));
await writeFile(
  join(cache, 'index.json'),
  JSON.stringify({ side: SQUASH_SIDE, kinds: trainedKinds, photographs: rows }),
);
await writeFile(
  join(import.meta.dirname, 'validation-senders.json'),
  `${JSON.stringify([...validation].sort(), null, 2)}\n`,
);
const held = rows.filter((row) => row.validation);
console.log(`${rows.length} photographs, ${held.length} of ${validation.size} photographers held out`);
for (const [label, kind] of trainedKinds.entries())
  console.log(
    `${kind.padEnd(12)} ${rows.filter((r) => r.label === label).length} ${held.filter((r) => r.label === label).length}`,
  );
