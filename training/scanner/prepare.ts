/**
 * Builds the training cache: node training/scanner/prepare.ts [data folder] [cache folder]
 * Writes pixels.bin (n × 224 × 224 × 3 bytes, RGB), large.bin (n × 384 × 384 × 3), index.json and
 * training/scanner/validation-senders.json with the scanner's decoder.
 */
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePhoto, resize } from '#scanner/decode.ts';
import { VIEW_SIDE } from '#scanner/thresholds.ts';
import { dataFolder, listAllPhotographs, listPhotographs } from './photographs.ts';
import { drawValidationSenders } from './split.ts';
import { trainedKinds } from './trained-kinds.ts';

/** The photographs have 400 px. */
const LARGE_SIDE = 384;

const folder = dataFolder(process.argv[2]);
const cache = process.argv[3] ?? join(import.meta.dirname, '../.cache');

const photographs = await listAllPhotographs(folder);
const validation = drawValidationSenders(await listPhotographs(folder));
await mkdir(cache, { recursive: true });
const pixels = await open(join(cache, 'pixels.bin'), 'w');
const large = await open(join(cache, 'large.bin'), 'w');
for (const { path } of photographs) {
  const photo = await decodePhoto(await readFile(path));
  await pixels.write((await resize(photo, VIEW_SIDE, VIEW_SIDE, 'fill')).pixels);
  await large.write((await resize(photo, LARGE_SIDE, LARGE_SIDE, 'fill')).pixels);
}
await pixels.close();
await large.close();

const rows = photographs.map(({ id, kind, sender }) => ({
  id,
  /** -1 without a public label. */
  label: kind === undefined ? -1 : trainedKinds.indexOf(kind),
  validation: validation.has(sender),
}));
await writeFile(
  join(cache, 'index.json'),
  JSON.stringify({ side: VIEW_SIDE, large: LARGE_SIDE, kinds: trainedKinds, photographs: rows }),
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
