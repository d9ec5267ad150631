import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colorNames } from '#contract/colors.ts';
import { styles } from '#contract/garment-attributes.ts';
import { kinds } from '#contract/vocabulary.ts';

/** Absent from the product. */
const furtherKinds = ['vest', 'flats', 'tights', 'gloves', 'other'] as const;

/** Columns of `garments.csv` (see `GUIDE.md`); empty where not shown. */
export const labelWords = {
  kind: [...kinds, ...furtherKinds],
  color: colorNames,
  also: ['', ...colorNames],
  second: ['', ...colorNames],
  pattern: ['plain', 'stripes', 'checks', 'print', 'floral', 'dots', 'logo'],
  sleeve: ['', 'none', 'short', 'long'],
  length: ['', 'short', 'medium', 'long'],
  denim: ['yes', 'no'],
  material: ['', 'denim', 'knit', 'leather', 'corduroy', 'down', 'other'],
  style: styles,
  shown: ['flat', 'worn', 'hanging'],
  wear: ['yes', 'no'],
} as const;

export type LabelColumn = keyof typeof labelWords;
export const labelColumns = Object.keys(labelWords) as LabelColumn[];

export type GarmentLabel = { readonly image: string } & {
  readonly [Column in LabelColumn]: (typeof labelWords)[Column][number];
};

export type LabelFile = 'garments' | 'first-look' | 'second-look';

/** @throws with line and column at an unknown value */
export async function readGarmentLabels(file: LabelFile): Promise<Map<string, GarmentLabel>> {
  const csv = await readFile(join(import.meta.dirname, `${file}.csv`), 'utf8');
  const [header, ...rows] = csv.trimEnd().split('\n');
  if (header !== ['image', ...labelColumns].join(',')) throw new Error(`${file}.csv has other columns`);
  const labels = new Map<string, GarmentLabel>();
  for (const [line, row] of rows.entries()) {
    const [image = '', ...words] = row.split(',');
    for (const [at, column] of labelColumns.entries()) {
      const allowed: readonly string[] = labelWords[column];
      const word = words[at];
      if (word === undefined || !allowed.includes(word))
        throw new Error(`${file}.csv, line ${line + 2}: ${column} cannot be "${word}"`);
    }
    if (labels.has(image)) throw new Error(`${file}.csv, line ${line + 2}: ${image} stands twice`);
    const entries = labelColumns.map((column, at) => [column, words[at]] as const);
    labels.set(image, { image, ...Object.fromEntries(entries) } as GarmentLabel);
  }
  return labels;
}
