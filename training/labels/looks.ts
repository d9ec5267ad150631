import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ColorName } from '#contract/colors.ts';
import { type GarmentLabel, labelWords } from './garments.ts';

export interface Look extends Pick<GarmentLabel, 'pattern' | 'sleeve'> {
  readonly image: string;
  /** Sheets of 36, of 12 or 20, or of 6. */
  readonly size: 'small' | 'middle' | 'large';
  readonly color: ColorName;
  readonly also: ColorName | '';
}

const columns = ['image', 'size', 'color', 'also', 'pattern', 'sleeve'] as const;
const words: Readonly<Record<Exclude<(typeof columns)[number], 'image'>, readonly string[]>> = {
  size: ['small', 'middle', 'large'],
  color: labelWords.color,
  also: labelWords.also,
  pattern: labelWords.pattern,
  sleeve: labelWords.sleeve,
};

/** @throws with the line at an unknown value */
export async function readLooks(): Promise<Map<string, Look[]>> {
  const csv = await readFile(join(import.meta.dirname, 'looks.csv'), 'utf8');
  const [header, ...rows] = csv.trimEnd().split('\n');
  if (header !== columns.join(',')) throw new Error('looks.csv has other columns');
  const looks = new Map<string, Look[]>();
  for (const [line, row] of rows.entries()) {
    const cells = row.split(',');
    const look = Object.fromEntries(
      columns.map((column, at) => [column, cells[at] ?? '']),
    ) as unknown as Look;
    for (const [column, allowed] of Object.entries(words))
      if (!allowed.includes(look[column as keyof Look]))
        throw new Error(`looks.csv, line ${line + 2}: ${column} cannot be "${look[column as keyof Look]}"`);
    looks.set(look.image, [...(looks.get(look.image) ?? []), look]);
  }
  return looks;
}
