/** Aggregates `looks.csv`: node training/labels/settle.ts */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ColorName } from '#contract/colors.ts';
import { familyOf } from '#scanner/colors/color-families.ts';
import { type GarmentLabel, labelColumns, readGarmentLabels } from './garments.ts';
import { type Look, readLooks } from './looks.ts';

const OTHER_NAME = 0.5;

function mostOf<Word>(counts: ReadonlyMap<Word, number>): Word[] {
  const most = Math.max(...counts.values());
  return [...counts].flatMap(([word, count]) => (count === most ? [word] : []));
}

function count<Word>(words: readonly (readonly [Word, number])[]): Map<Word, number> {
  const counts = new Map<Word, number>();
  for (const [word, weight] of words) counts.set(word, (counts.get(word) ?? 0) + weight);
  return counts;
}

/** Ties go to the largest picture, then to the first value. */
export function settledWord<Word>(looks: readonly (readonly [Look, Word])[]): Word {
  const even = mostOf(count(looks.map(([, word]) => [word, 1])));
  const atLarge = looks.find(([look, word]) => look.size === 'large' && even.includes(word));
  const word = atLarge ? atLarge[1] : even[0];
  if (word === undefined) throw new Error('A photograph without a look cannot be settled');
  return word;
}

/** Keeps an alternative that half of the labellings allow, preferably of another family. */
export function settledColor(looks: readonly Look[]): { color: ColorName; also: ColorName | '' } {
  const named = looks.flatMap(({ color, also }): [ColorName, number][] =>
    also === ''
      ? [[color, 1]]
      : [
          [color, 1],
          [also, OTHER_NAME],
        ],
  );
  const points = count(named);
  const mains = mostOf(count(looks.map(({ color }) => [familyOf(color), 1])));
  const best = (names: readonly ColorName[]) =>
    names.reduce((one, other) => ((points.get(other) ?? 0) > (points.get(one) ?? 0) ? other : one));
  const color = best([...points.keys()].filter((name) => mains.includes(familyOf(name))));
  const allowing = (allows: (name: ColorName) => boolean) =>
    looks.filter(({ color, also }) => allows(color) || (also !== '' && allows(also))).length;
  const half = looks.length / 2;
  const agreed = [...points.keys()].filter((name) =>
    familyOf(name) === familyOf(color)
      ? name !== color && allowing((other) => other === name) >= half
      : allowing((other) => familyOf(other) === familyOf(name)) >= half,
  );
  const elsewhere = agreed.filter((name) => familyOf(name) !== familyOf(color));
  const among = elsewhere.length > 0 ? elsewhere : agreed;
  return { color, also: among.length > 0 ? best(among) : '' };
}

export function settled(label: GarmentLabel, looks: readonly Look[]): GarmentLabel {
  const { color, also } = settledColor(looks);
  // Keeps both when they swap.
  const second = label.second === color ? label.color : label.second;
  return {
    ...label,
    color,
    also,
    second,
    pattern: settledWord(looks.map((look) => [look, look.pattern] as const)),
    sleeve: settledWord(looks.map((look) => [look, look.sleeve] as const)),
  };
}

if (import.meta.main) {
  const looks = await readLooks();
  const labels = [...(await readGarmentLabels('garments')).values()];
  const rows = labels.map((label) => {
    const words = settled(label, looks.get(label.image) ?? []);
    return [label.image, ...labelColumns.map((column) => words[column])].join(',');
  });
  const path = join(import.meta.dirname, 'garments.csv');
  await writeFile(path, `${['image', ...labelColumns].join(',')}\n${rows.join('\n')}\n`);
}
