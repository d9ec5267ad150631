/**
 * How often the scanner names a garment's main colour as a person did:
 * node training/evaluate-color.ts [data folder] [--tuning]
 * Without --tuning only the part of the labels that nothing was tuned on is looked at.
 */
import { familyOf } from '../scanner/color-families.ts';
import { areNeighbours } from './color-neighbours.ts';
import { readLabelled } from './labelled.ts';
import { dataFolder } from './photographs.ts';

const tuning = process.argv.includes('--tuning');
const folder = dataFolder(process.argv.slice(2).find((argument) => !argument.startsWith('--')));
const half = await readLabelled(folder, tuning ? 'tuning' : 'reported');

let exact = 0;
let either = 0;
let acceptable = 0;
let family = 0;
for (const { image, color, second, palette } of half) {
  const { colors } = palette;
  const main = colors[0];
  if (!main) throw new Error(`No colour for ${image}`);
  const isExact = main.name === color;
  const isEither = isExact || main.name === second;
  const isAcceptable = isEither || areNeighbours(main.name, color);
  exact += Number(isExact);
  either += Number(isEither);
  acceptable += Number(isAcceptable);
  family += Number([color, second].some((label) => label && familyOf(label) === familyOf(main.name)));
  if (tuning && !isEither)
    console.log(
      `${image} ${isAcceptable ? 'near ' : 'wrong'} labelled ${color}${second ? ` / ${second}` : ''}, named`,
      colors.map(({ name, hex, share }) => `${name} ${hex} ${share.toFixed(2)}`).join(', '),
    );
}
const share = (count: number) => `${((100 * count) / half.length).toFixed(1)} %`;
console.log(`${half.length} photographs (${tuning ? 'tuning' : 'reported'} part)`);
console.log(`exactly the label:               ${share(exact)}`);
console.log(`the label or its second name:    ${share(either)}`);
console.log(`of the same family as either:    ${share(family)}`);
console.log(`either or a neighbouring name:   ${share(acceptable)}`);
