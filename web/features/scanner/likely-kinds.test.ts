import { expect, test } from 'vitest';
import { categories, categoryOfKind } from '#contract/vocabulary.ts';
import { kindForCategory, kindsOfCategory, likelyKinds } from './likely-kinds.ts';

const candidates = [
  { kind: 'blouse', confidence: 0.2 },
  { kind: 'shirt', confidence: 0.6 },
  { kind: 'dress', confidence: 0.1 },
  { kind: 'blazer', confidence: 0.05 },
] as const;

test('orders the three likeliest kinds', () => {
  expect(likelyKinds(candidates, 'shirt').map(({ kind }) => kind)).toEqual(['shirt', 'blouse', 'dress']);
});

test('keeps the chosen kind among the chips', () => {
  expect(likelyKinds(candidates, 'cardigan').map(({ kind }) => kind)).toEqual([
    'shirt',
    'blouse',
    'cardigan',
  ]);
});

test('picks the likeliest kind of a corrected category', () => {
  expect(kindForCategory('outerwear', candidates)).toBe('blazer');
  expect(kindForCategory('tops', candidates)).toBe('shirt');
});

test('falls back to a general kind for every category', () => {
  for (const category of categories) {
    expect(categoryOfKind[kindForCategory(category, [])]).toBe(category);
    expect(kindsOfCategory(category)).toContain(kindForCategory(category, []));
  }
});
