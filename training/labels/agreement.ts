/**
 * node training/labels/agreement.ts
 * Compares independent labellings, and with `colors.csv`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { familyOf } from '#scanner/colors/color-families.ts';
import { type GarmentLabel, labelColumns, readGarmentLabels } from './garments.ts';
import { type Look, readLooks } from './looks.ts';

type Pair = readonly [string, string];

/** Equal share and Cohen's kappa. */
function agreement(pairs: readonly Pair[]): { share: number; kappa: number } {
  const counts = [new Map<string, number>(), new Map<string, number>()] as const;
  for (const pair of pairs)
    for (const [side, word] of pair.entries()) counts[side]?.set(word, (counts[side]?.get(word) ?? 0) + 1);
  const equal = pairs.filter(([one, other]) => one === other).length / pairs.length;
  let byChance = 0;
  for (const [word, count] of counts[0]) byChance += (count * (counts[1].get(word) ?? 0)) / pairs.length ** 2;
  return { share: equal, kappa: byChance < 1 ? (equal - byChance) / (1 - byChance) : 1 };
}

function print(name: string, pairs: readonly Pair[]): void {
  const { share, kappa } = agreement(pairs);
  console.log(`${name.padEnd(16)} ${(100 * share).toFixed(1).padStart(5)} %   ${kappa.toFixed(2)}`);
}

const percent = (hits: readonly boolean[]) =>
  `${((100 * hits.filter(Boolean).length) / hits.length).toFixed(1)} %`;

const shareAName = (one: readonly string[], other: readonly string[]) =>
  one.some((name) => name && other.includes(name));

const first = await readGarmentLabels('first-look');
const second = await readGarmentLabels('second-look');
const twice = [...first].flatMap(([image, one]): (readonly [GarmentLabel, GarmentLabel])[] => {
  const other = second.get(image);
  return other ? [[one, other]] : [];
});
console.log(`Two looks at ${twice.length} photographs: equal, Cohen's kappa`);
for (const column of labelColumns)
  print(
    column,
    twice.map(([one, other]) => [one[column], other[column]]),
  );
print(
  'colour family',
  twice.map(([one, other]) => [familyOf(one.color), familyOf(other.color)]),
);
const names = twice.map(([one, other]) => shareAName([one.color, one.also], [other.color, other.also]));
console.log(`a shared name of the main colour: ${percent(names)}`);

const looks = [...(await readLooks()).values()];

function compare(title: string, pairs: readonly (readonly [Look, Look])[]): void {
  console.log(`\n${title}, ${pairs.length} pairs: equal, Cohen's kappa`);
  print(
    'colour family',
    pairs.map(([one, other]) => [familyOf(one.color), familyOf(other.color)]),
  );
  print(
    'pattern',
    pairs.map(([one, other]) => [one.pattern, other.pattern]),
  );
  print(
    'sleeve',
    pairs.map(([one, other]) => [one.sleeve, other.sleeve]),
  );
  const allowed = pairs.map(([one, other]) =>
    [other.color, other.also].some((name) => name !== '' && familyOf(name) === familyOf(one.color)),
  );
  console.log(`a family of the main colour that the other look allows: ${percent(allowed)}`);
}

compare(
  'The first look, on small pictures, and a later one',
  looks.flatMap(([first, later]) => (first && later ? [[first, later] as const] : [])),
);
compare(
  'Two later looks at photographs of the validation photographers',
  looks.flatMap((all) => {
    const [one, two, three] = all.filter(({ size }) => size === 'middle');
    return one && two && three ? [[one, two] as const, [one, three] as const, [two, three] as const] : [];
  }),
);

/** Older labels distinguish more patterns. */
const patternThere: Readonly<Record<string, string>> = {
  houndstooth: 'checks',
  gingham: 'checks',
  animal: 'print',
};
const labels = await readGarmentLabels('garments');
const csv = await readFile(join(import.meta.dirname, 'colors.csv'), 'utf8');
const apart = csv
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((row) => {
    const [image = '', color = '', other = '', pattern = ''] = row.split(',');
    const label = labels.get(image);
    return label ? [{ label, color, other, pattern: patternThere[pattern] ?? pattern }] : [];
  });
console.log(`\nAgainst the ${apart.length} photographs of colors.csv: equal, Cohen's kappa`);
print(
  'color',
  apart.map(({ label, color }) => [label.color, color]),
);
print(
  'colour family',
  apart.map(({ label, color }) => [familyOf(label.color), familyOf(color)]),
);
print(
  'pattern',
  apart.map(({ label, pattern }) => [label.pattern, pattern]),
);
const shared = apart.map(({ label, color, other }) => shareAName([label.color, label.also], [color, other]));
console.log(`a shared name of the main colour: ${percent(shared)}`);
