import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readLabelPhoto } from '#scanner/care-label/read-label-photo.ts';
import { seeded } from '#tests/hostile/seeded.ts';
import { distortions, photographLabel } from './care-label/photograph.ts';
import { labelText } from './care-label/texts.ts';

/**
 * Accuracy on generated labels, with one distortion each; real labels are printed and lit worse.
 *
 * npm run bench care-label --each 60 --keep FOLDER
 *
 * keeps the pictures that are not read completely.
 */
const { values } = parseArgs({
  options: {
    each: { type: 'string', default: process.env.BENCH_SHORT === undefined ? '12' : '2' },
    keep: { type: 'string' },
    only: { type: 'string' },
  },
});
const each = Number(values.each);
const { keep: folder, only } = values;

interface Score {
  shares: number;
  right: number;
  invented: number;
  labels: number;
  whole: number;
  claimed: number;
  claimedRight: number;
  care: number;
  careRight: number;
  careWrong: number;
  millis: number[];
}
const empty = (): Score => ({
  shares: 0,
  right: 0,
  invented: 0,
  labels: 0,
  whole: 0,
  claimed: 0,
  claimedRight: 0,
  care: 0,
  careRight: 0,
  careWrong: 0,
  millis: [],
});

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const all = empty();
const columns = [
  'shares right',
  'invented',
  'labels whole',
  'undoubted right',
  'care right',
  'care wrong',
  'ms',
];
console.log(`\n${each} drawn labels a distortion\n`);
console.log(`${''.padEnd(20)}${columns.map((name) => name.padStart(17)).join('')}`);

for (const distortion of distortions.filter((name) => only === undefined || name === only)) {
  const score = empty();
  for (let i = 0; i < each; i++) {
    const dice = seeded(1 + i * 97 + distortions.indexOf(distortion) * 10_007);
    const random = () => dice.below(1e6) / 1e6;
    const label = labelText(random);
    const photo = await photographLabel(label.lines, distortion, random);
    const startedAt = performance.now();
    const read = await readLabelPhoto(photo);
    score.millis.push(performance.now() - startedAt);
    const key = (one: { part: string; fibre: string; percent: number }) =>
      `${one.part} ${one.percent} ${one.fibre}`;
    const truth = new Set(label.composition.map(key));
    const found = (read?.composition ?? []).map(key);
    const right = found.filter((one) => truth.has(one)).length;
    const whole = right === truth.size && found.length === truth.size;
    score.labels += 1;
    score.shares += truth.size;
    score.right += right;
    score.invented += found.length - right;
    score.whole += Number(whole);
    const claimed = read !== null && found.length > 0 && read.doubts.length === 0;
    score.claimed += Number(claimed);
    score.claimedRight += Number(claimed && whole);
    const careRight = read?.care.filter((one) => label.care.includes(one)).length ?? 0;
    score.care += label.care.length;
    score.careRight += careRight;
    score.careWrong += (read?.care.length ?? 0) - careRight;
    if (folder !== undefined && !whole) {
      const name = `${folder}/${distortion.replaceAll(' ', '-')}-${i}`;
      writeFileSync(`${name}.jpg`, photo);
      writeFileSync(
        `${name}.txt`,
        `${label.lines.join('\n')}\n\n${read?.text ?? '(nothing)'}\n\n${found.join('\n')}\n`,
      );
    }
  }
  print(distortion, score);
  for (const name of Object.keys(all) as (keyof Score)[]) {
    if (name === 'millis') all.millis.push(...score.millis);
    else all[name] += score[name];
  }
}
print('all', all);

function print(name: string, score: Score): void {
  const sorted = [...score.millis].sort((a, b) => a - b);
  const cells = [
    share(score.right, score.shares),
    String(score.invented),
    share(score.whole, score.labels),
    `${score.claimedRight} of ${score.claimed}`,
    share(score.careRight, score.care),
    String(score.careWrong),
    (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0),
  ];
  console.log(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(17)).join('')}`);
}
