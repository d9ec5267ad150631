import { expect, test } from 'vitest';
import { categories, categoryOfKind } from '#contract/vocabulary.ts';
import { kindForCategory, kindsOfCategory, likelyKinds } from './likely-kinds.ts';

const candidates = [
  { kind: 'blouse', confidence: 0.2 },
  { kind: 'shirt', confidence: 0.6 },
  { kind: 'dress', confidence: 0.1 },
  { kind: 'blazer', confidence: 0.05 },
] as const;

test('the three likeliest kinds come first to last', () => {
  expect(likelyKinds(candidates, 'shirt').map(({ kind }) => kind)).toEqual(['shirt', 'blouse', 'dress']);
});

test('a kind that the person chose stays among the chips', () => {
  expect(likelyKinds(candidates, 'cardigan').map(({ kind }) => kind)).toEqual([
    'shirt',
    'blouse',
    'cardigan',
  ]);
});

test('a corrected category takes the likeliest kind within it', () => {
  expect(kindForCategory('outerwear', candidates)).toBe('blazer');
  expect(kindForCategory('tops', candidates)).toBe('shirt');
});

test('every category has a general kind of its own for when the scanner saw none', () => {
  for (const category of categories) {
    expect(categoryOfKind[kindForCategory(category, [])]).toBe(category);
    expect(kindsOfCategory(category)).toContain(kindForCategory(category, []));
  }
});
