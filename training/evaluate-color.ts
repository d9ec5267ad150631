/**
 * How often the scanner names a garment's main colour as a person did:
 * node training/evaluate-color.ts [data folder] [--tuning]
 * Without --tuning only the half of the labels that nothing was tuned on is looked at.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePhoto, resize } from '../scanner/decode.ts';
import { readPalette } from '../scanner/palette.ts';
import { segment } from '../scanner/segment.ts';
import { SEGMENT_SIDE } from '../scanner/thresholds.ts';
import { areNeighbours } from './color-neighbours.ts';
import { dataFolder } from './photographs.ts';

const tuning = process.argv.includes('--tuning');
const folder = dataFolder(process.argv.slice(2).find((argument) => !argument.startsWith('--')));
const [, ...lines] = (await readFile(join(import.meta.dirname, 'labels/colors.csv'), 'utf8'))
  .trim()
  .split('\n');
const half = lines.filter((line) => line.endsWith(tuning ? ',tuning' : ',reported'));

let exact = 0;
let either = 0;
let acceptable = 0;
for (const line of half) {
  const [image = '', color = '', second = ''] = line.split(',');
  const photo = await decodePhoto(await readFile(join(folder, 'images', `${image}.jpg`)));
  const { colors } = readPalette(segment(await resize(photo, SEGMENT_SIDE, SEGMENT_SIDE, 'inside')));
  const main = colors[0];
  if (!main) throw new Error(`No colour for ${image}`);
  const isExact = main.name === color;
  const isEither = isExact || main.name === second;
  const isAcceptable = isEither || areNeighbours(main.name, color);
  exact += Number(isExact);
  either += Number(isEither);
  acceptable += Number(isAcceptable);
  if (tuning && !isEither)
    console.log(
      `${image} ${isAcceptable ? 'near ' : 'wrong'} labelled ${color}${second ? ` / ${second}` : ''}, named`,
      colors.map(({ name, hex, share }) => `${name} ${hex} ${share.toFixed(2)}`).join(', '),
    );
}
const share = (count: number) => `${((100 * count) / half.length).toFixed(1)} %`;
console.log(`${half.length} photographs (${tuning ? 'tuning' : 'reported'} half)`);
console.log(`exactly the label:               ${share(exact)}`);
console.log(`the label or its second name:    ${share(either)}`);
console.log(`either or a neighbouring name:   ${share(acceptable)}`);
