/**
 * Merges the answers to the sheets and prints how far judges agree:
 *
 * node training/panel/judgements.ts FOLDER
 *
 * FOLDER holds `pass1-chunk1.answers.txt` and so on with lines like `0123 A 2 yn formality`: preferred, strength,
 * whether A and B would be worn, reason. Overwrites stylist/panel/judgements.jsonl.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { percent } from '../figures.ts';
import { numberOf, type PanelJudgement, panelFolder, passes, readAnswer, readPairs } from './judging.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node training/panel/judgements.ts FOLDER');

const pairs = await readPairs();
const byNumber = new Map(pairs.map((pair) => [numberOf(pair), pair]));
const judgements = new Map<string, PanelJudgement>();
const refused: string[] = [];

for (const file of (await readdir(folder)).sort()) {
  const pass = Number(/^pass([123])-chunk\d+\.answers\.txt$/.exec(file)?.[1]);
  if (!pass) continue;
  for (const line of (await readFile(join(folder, file), 'utf8')).split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const judgement = readAnswer(line, pass, byNumber);
    const key = `${judgement?.id} ${pass}`;
    if (judgement && !judgements.has(key)) judgements.set(key, judgement);
    else refused.push(`${file}: ${line}`);
  }
}

const ordered = pairs.flatMap(({ id }) => passes.flatMap((pass) => judgements.get(`${id} ${pass}`) ?? []));
await writeFile(
  join(panelFolder, 'judgements.jsonl'),
  ordered.map((judgement) => `${JSON.stringify(judgement)}\n`).join(''),
);

/** Of yes-or-no votes by as many judges on every item. */
function agreement(votes: readonly (readonly boolean[])[]): string {
  const judges = passes.length;
  const yes = votes.map((each) => each.filter(Boolean).length);
  const unanimous = yes.filter((count) => count === 0 || count === judges).length;
  const agreeing = yes.map((n) => (n * (n - 1) + (judges - n) * (judges - n - 1)) / (judges * (judges - 1)));
  const mean = agreeing.reduce((sum, value) => sum + value, 0) / votes.length;
  const share = yes.reduce((sum, n) => sum + n, 0) / (judges * votes.length);
  const chance = share ** 2 + (1 - share) ** 2;
  const kappa = (mean - chance) / (1 - chance);
  return `${votes.length} items, all agree ${percent(unanimous, votes.length)}, pairwise ${percent(mean, 1)}, Fleiss' kappa ${kappa.toFixed(3)}`;
}

const complete = pairs
  .map(({ id }) => passes.flatMap((pass) => judgements.get(`${id} ${pass}`) ?? []))
  .filter((each) => each.length === passes.length);
console.log(
  `${ordered.length} judgements, ${complete.length} pairs judged in every pass, ${refused.length} lines refused`,
);
for (const line of refused.slice(0, 20)) console.log(`  ${line}`);
if (complete.length > 0) {
  console.log(`preference: ${agreement(complete.map((each) => each.map(({ prefers }) => prefers === 'a')))}`);
  const wears = complete.flatMap((each) => [0, 1].map((side) => each.map((one) => one.wears[side] === true)));
  console.log(`would wear: ${agreement(wears)}`);
}
