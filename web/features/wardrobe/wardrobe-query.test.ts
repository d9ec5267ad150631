import { expect, test } from 'vitest';
import { wardrobeQuery } from './wardrobe-query.ts';

test('the wardrobe is asked for once: the screen offers to try again', () => {
  expect(wardrobeQuery.retry).toBe(false);
});
