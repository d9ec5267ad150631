import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import edges from './edges.json' with { type: 'json' };

const allowed: Record<string, string[]> = edges;

/** The features that the files of each feature import, type-only and dynamic imports included. */
function importedFeatures(): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const file of globSync('web/features/**/*.{ts,tsx}')) {
    const from = file.split('/')[2] ?? '';
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import\(?)\s*'([#.][^']+)'/g,
    )) {
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : posix.join(posix.dirname(file), specifier);
      const [, to] = /^web\/features\/([^/]+)\//.exec(target) ?? [];
      if (to && to !== from) found[from] = (found[from] ?? new Set()).add(to);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([from, to]) => [from, [...to].sort()]));
}

test('features import only the features that the table names, and the table names no more', () => {
  expect(importedFeatures()).toEqual(allowed);
});

test('no feature imports itself through others', () => {
  const reachable = (from: string, seen: string[] = []): string[] =>
    (allowed[from] ?? []).flatMap((to) => (seen.includes(to) ? [to] : [to, ...reachable(to, [...seen, to])]));
  expect(Object.keys(allowed).filter((feature) => reachable(feature).includes(feature))).toEqual([]);
});
