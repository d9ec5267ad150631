import path from 'node:path';
import { parseArgs } from 'node:util';
import { cutsIn } from '#advisor/understand/learned/cuts.ts';
import { percent } from './figures.ts';
import { labelledIn } from './labelled.ts';

/** Prints how often the shipped encoder finds where a request of its own begins, in files of `training/requests`: `--files a,b`. */

const { values } = parseArgs({ options: { files: { type: 'string', default: 'southern-cone,stories' } } });

const lines = values.files
  .split(',')
  .flatMap((file) => labelledIn(path.join(import.meta.dirname, `requests/${file}.txt`)))
  .map(({ parts: [, marked = ''] }) => {
    const parts = marked.split(' || ');
    const begins = new Set(parts.slice(1).map((_, at) => parts.slice(0, at + 1).join(' ').length + 1));
    return { begins, cuts: cutsIn(parts.join(' ')) };
  });

for (const least of [0, 0.5, 1, 1.5, 2, 2.5, 3]) {
  const read = lines.map(({ begins, cuts }) => {
    const found = cuts.filter(({ odds }) => odds >= least);
    return { begins, found, right: found.filter(({ at }) => begins.has(at)).length };
  });
  const sum = (of: (one: (typeof read)[number]) => number) => read.reduce((total, one) => total + of(one), 0);
  const [right, found] = [sum((one) => one.right), sum((one) => one.found.length)];
  const single = read.filter(({ begins }) => begins.size === 0);
  const cut = single.filter((one) => one.found.length > 0).length;
  console.log(
    `log-odds from ${least}: ${percent(
      right,
      sum(({ begins }) => begins.size),
    )} of the places found, ${percent(right, found)} of the cuts right, ${percent(cut, single.length)} of ${single.length} single requests cut`,
  );
}
