import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodePhoto } from '#scanner/decode.ts';
import { accessoryIn, nameAccessory, nameThings } from '#scanner/gate/gate.ts';
import { accessoryChance, weighableSigns } from '#scanner/gate/signs.ts';
import { answersOfKind } from '#scanner/gate/things.ts';
import { TAKEN_FROM } from '#scanner/kinds-seen.ts';
import { onNode } from '#scanner/on-node.ts';
import { scanPicture } from '#scanner/scan-picture.ts';
import model from '../../models/things.json' with { type: 'json' };
import { percent } from '../figures.ts';
import { fileOf, parseCsv, truthsOf, validationTruths } from './judge.ts';
import { dataFolder } from './photographs.ts';

/**
 * When an accessory yields to clothes, fitted to photographs of both, into models/things.json:
 * node training/scanner/fit-accessories.ts FOLDER [data] [--held SOURCE], where FOLDER has a LABELS.csv
 * (image, kind, source). Clothes are those of the validation photographers, whom the network has not seen.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { held: { type: 'string', multiple: true, default: [] } },
});
const [folder = '', data = dataFolder()] = positionals;
/** Of the photographs, and the strength that keeps weights small. */
const ACCESSORIES = 0.23;
const RIDGE = 0.02;
const STEPS = 20_000;
const RATE = 0.5;

type Weights = typeof model.accessoryWeights;
type Sign = keyof Weights;

async function see(path: string) {
  const photo = await decodePhoto(await readFile(path));
  const answers = await nameThings(photo, onNode);
  const found = accessoryIn(await nameAccessory(photo, answers, onNode));
  const [first] = (await scanPicture(photo, onNode, { cutout: false })).kinds;
  if (!first) throw new Error('The network always has a best kind');
  return { found, first };
}

async function seeAll(from: string, truths: ReturnType<typeof truthsOf>) {
  const seen = [];
  for (const { image, labels } of truths) {
    const path = fileOf(from, image);
    if (path) seen.push({ ...(await see(path)), kind: labels.kind ?? '', source: labels.source ?? '' });
  }
  return seen;
}
type Seen = Awaited<ReturnType<typeof seeAll>>[number];

const all = await seeAll(folder, truthsOf(parseCsv(await readFile(join(folder, 'LABELS.csv'), 'utf8'))));
const clothes = await seeAll(data, await validationTruths(data));
const isHat = ({ kind, found }: Seen) => kind === 'hat' && found.kind === 'hat';
const accessories = all.filter(({ kind }) => kind !== 'hat' && kind in answersOfKind);
const others = [...clothes, ...all.filter(({ kind }) => kind === 'hat')].filter((one) => !isHat(one));
const taught = accessories.filter(({ source }) => !values.held.includes(source));

/** Every kind has the same share of the accessories. */
function rowsOf(positive: readonly Seen[], negative: readonly Seen[]) {
  const named = positive.filter(({ kind, found }) => found.kind === kind);
  const kinds = new Set(named.map(({ kind }) => kind)).size;
  const share = (kind: string) => named.filter((one) => one.kind === kind).length;
  return [
    ...named.map((one) => ({ one, is: 1, weight: ACCESSORIES / kinds / share(one.kind) })),
    ...negative.map((one) => ({ one, is: 0, weight: (1 - ACCESSORIES) / negative.length })),
  ].map((row) => ({ ...row, signs: weighableSigns(row.one.found.signs, row.one.first) }));
}

function learn(positive: readonly Seen[], negative: readonly Seen[]): Weights {
  const rows = rowsOf(positive, negative);
  const signs = Object.keys(model.accessoryWeights) as Sign[];
  const ridge = RIDGE / rows.length;
  const weights = Object.fromEntries(signs.map((sign) => [sign, 0])) as Weights;
  for (let step = 0; step < STEPS; step++) {
    const slopes = Object.fromEntries(signs.map((sign) => [sign, ridge * weights[sign]])) as Weights;
    for (const { one, is, weight, signs: said } of rows) {
      const error = weight * (accessoryChance(one.found.signs, one.first, weights) - is);
      for (const sign of signs) slopes[sign] += error * said[sign];
    }
    for (const sign of signs) weights[sign] -= RATE * slopes[sign];
  }
  return weights;
}

const isTaken = ({ found, first }: Seen, weights: Weights) =>
  accessoryChance(found.signs, first, weights) >= TAKEN_FROM;
const isNamed = (one: Seen, weights: Weights) => one.found.kind === one.kind && isTaken(one, weights);
const share = (of: readonly Seen[], test: (one: Seen) => boolean) =>
  `${percent(of.filter(test).length, of.length)} of ${of.length}`;

const learned = learn(taught, others);
const accessoryWeights = Object.fromEntries(
  Object.entries(learned).map(([sign, weight]) => [sign, Math.round(100 * weight) / 100]),
) as Weights;
const path = join(import.meta.dirname, '../../models/things.json');
await writeFile(path, `${JSON.stringify({ ...model, accessoryWeights })}\n`);
console.log(accessoryWeights);
for (const source of new Set(accessories.map((one) => one.source))) {
  const of = accessories.filter((one) => one.source === source);
  console.log(
    `from ${source}, named:`,
    share(of, (one) => isNamed(one, accessoryWeights)),
  );
}
for (const kind of new Set(taught.map((one) => one.kind))) {
  const without = learn(
    taught.filter((one) => one.kind !== kind),
    others,
  );
  const of = accessories.filter((one) => one.kind === kind);
  console.log(
    `${kind}, named:`,
    share(of, (one) => isNamed(one, accessoryWeights)),
    '; without learning it:',
    share(of, (one) => isNamed(one, without)),
  );
}
const halves = [0, 1].map((half) => others.filter((_, i) => i % 2 === half)) as [Seen[], Seen[]];
const [one, other] = halves.map((half) => learn(taught, half)) as [Weights, Weights];
console.log(
  'clothes taken for accessories:',
  share(others, (seen) => isTaken(seen, accessoryWeights)),
);
console.log(
  'across halves:',
  share(halves[0], (seen) => isTaken(seen, other)),
  share(halves[1], (seen) => isTaken(seen, one)),
);
