import { expect, test } from 'vitest';
import { seasonOfMonth } from './dates.ts';

const seasons = Array.from({ length: 12 }, (_, month) => seasonOfMonth(new Date(2026, month, 15)));

test('March to May is spring, June to August summer, September to November fall, the rest winter', () => {
  expect(seasons).toEqual([
    'winter',
    'winter',
    'spring',
    'spring',
    'spring',
    'summer',
    'summer',
    'summer',
    'fall',
    'fall',
    'fall',
    'winter',
  ]);
});

test('includes the first and last days of a month', () => {
  expect(seasonOfMonth(new Date(2026, 2, 1))).toBe('spring');
  expect(seasonOfMonth(new Date(2026, 10, 30, 23, 59))).toBe('fall');
});
