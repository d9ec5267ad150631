import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCheck } from '../check.ts';
import type { Row } from '../row.ts';
import { productPath } from './product-files.ts';

/** Where the tests of each sort live; a skipped test shows nothing, so only running ones are read. */
const testFiles: Readonly<Record<TestCheck['by'], readonly string[]>> = {
  journey: ['tests/e2e/**/*.ts'],
  test: ['{contract,stylist,scanner,illustrator,server,web}/**/*.test.{ts,tsx}', 'tests/**/*.ts'],
};

/** The title of a `test(…)`, `it(…)` or `test.step(…)`. */
const titlePattern = /\b(?:test|it)(?:\.step)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
/** One tag may name several rows: `[spec:2.login.fields 2.login.button]`. */
const tagPattern = /\[spec:([^\]]+)\]/g;

export const rowsNamedIn = (source: string): string[] =>
  [...source.matchAll(titlePattern)]
    .flatMap(([, , title = '']) => [...title.matchAll(tagPattern)])
    .flatMap(([, ids = '']) => ids.split(/[\s,]+/).filter((id) => id !== ''));

const shownRows = new Map<TestCheck['by'], ReadonlySet<string>>();

export function rowsShownBy(by: TestCheck['by']): ReadonlySet<string> {
  const known = shownRows.get(by);
  if (known) return known;
  const root = productPath('.');
  const files = globSync([...testFiles[by]], { cwd: root, exclude: ['tests/specification/**'] });
  const shown = new Set(files.flatMap((file) => rowsNamedIn(readFileSync(join(root, file), 'utf8'))));
  shownRows.set(by, shown);
  return shown;
}

export function checkTest(row: Row, { by }: TestCheck): string | undefined {
  return rowsShownBy(by).has(row.id) ? undefined : `no ${by} is titled [spec:${row.id}]`;
}
