import { expect, test } from 'vitest';
import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { tryoutCopy } from '#web/copy/tryout.ts';
import { buildAnalysis } from '#web/features/scanner/build-analysis.ts';
import { composeFirst } from './compose-first.ts';

const garments = (...kinds: Kind[]) =>
  kinds.map((kind) => ({
    id: kind,
    analysis: buildAnalysis({ kind, category: categoryOfKind[kind], sleeve: null, length: null }),
  }));

test('a top, a bottom and shoes are an outfit with a reason', () => {
  const { outfit, missing } = composeFirst(garments('shirt', 'pants', 'loafers'), 'fall');
  expect(missing).toEqual([]);
  expect(outfit?.garmentIds).toEqual(['shirt', 'pants', 'loafers']);
  expect(outfit?.reasons[0]).toMatch(/\w.*\.$/);
});

test.each([
  [['shirt', 'pants'], 'Añade unos zapatos y te compongo el primero.'],
  [['dress'], 'Añade unos zapatos y te compongo el primero.'],
  [['shirt', 'loafers'], 'Añade un pantalón o una falda y te compongo el primero.'],
  [['pants'], 'Añade algo de arriba y unos zapatos, y te compongo el primero.'],
  [['bag'], 'Añade algo de arriba, algo de abajo y unos zapatos, y te compongo el primero.'],
] as const)('%j say what is missing', (kinds, text) => {
  const { outfit, missing } = composeFirst(garments(...kinds), 'fall');
  expect(outfit).toBeNull();
  expect(tryoutCopy.missing(missing.map(({ key }) => key))).toBe(text);
});
