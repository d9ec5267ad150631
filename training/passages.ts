import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '#advisor/knowledge/entries.ts';
import { leastSure, type Signs, signsOf, sureEnough } from '#advisor/knowledge/sureness.ts';
import { surestAim } from '#advisor/understand/learned/intents-learned.ts';
import { aimsOf } from '#advisor/understand/learned/shipped.ts';
import { newContext } from '#advisor/understand/learned/situation.ts';

/**
 * Fits how sure an entry is about a question: `node training/passages.ts` prints the weights for `advisor/knowledge/sureness.ts`,
 * and what they would do on the sets kept apart. `passages/read.txt` holds questions with the entry that was found for each, as
 * they were read: `about | set | title | question before, or - | question`.
 */

const keptApart: ReadonlySet<string> = new Set(['eleventh', 'fifteenth', 'seventeenth']);
const worthOf = { about: 1, partly: 0.6, not: 0 } as const;
type Label = keyof typeof worthOf;
type Read = { label: Label; set: string; row: readonly number[] };

const byTitle = new Map(entries.map((entry) => [entry.title, entry]));
const rowOf = ({ likelihood, titled, shared, likeness }: Signs) => [1, likelihood, titled, shared, likeness];

const read = readFileSync(path.join(import.meta.dirname, 'passages/read.txt'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line): Read[] => {
    const [label = '', set = '', title = '', before = '', question = ''] = line.split(' | ');
    const entry = byTitle.get(title);
    if (!(label in worthOf)) throw new Error(`No label: ${line}`);
    // An entry may have got another title since.
    if (!entry) return [];
    const isFirst = before === '-';
    const aims = isFirst
      ? aimsOf(question, newContext)
      : aimsOf(question, {
          situation: 'answer',
          before: surestAim(aimsOf(before, newContext))?.aim ?? null,
        });
    return [
      {
        label: label as Label,
        set,
        row: rowOf(signsOf(entry, question, isFirst ? null : before, aims)),
      },
    ];
  });

const sureness = (weights: readonly number[], row: readonly number[]) =>
  1 / (1 + Math.exp(-row.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

const rounds = 8000;
const rate = 0.2;
const decay = 0.0005;

function fitted(taught: readonly Read[]): number[] {
  const weights = [0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const slope = [0, 0, 0, 0, 0];
    for (const { label, row } of taught) {
      const miss = worthOf[label] - sureness(weights, row);
      for (const [at, sign] of row.entries()) slope[at] = (slope[at] ?? 0) + (miss * sign) / taught.length;
    }
    for (const [at, one] of slope.entries())
      weights[at] = (weights[at] ?? 0) + rate * (one - (at === 0 ? 0 : decay * (weights[at] ?? 0)));
  }
  return weights;
}

const apart = read.filter(({ set }) => keptApart.has(set));
const weights = fitted(read.filter(({ set }) => !keptApart.has(set)));
console.log('weights', weights.map((one) => one.toFixed(3)).join(' '));
for (const label of ['about', 'partly', 'not'] as const) {
  const ones = apart.filter((one) => one.label === label).map(({ row }) => sureness(weights, row));
  const below = (least: number) => ones.filter((one) => one < least).length;
  console.log(
    `${label}: ${below(leastSure)} withheld and ${below(sureEnough) - below(leastSure)} as the nearest, of ${ones.length}`,
  );
}
console.log(
  'with all',
  fitted(read)
    .map((one) => one.toFixed(3))
    .join(' '),
);
