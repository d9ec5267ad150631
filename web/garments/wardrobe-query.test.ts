import { expect, test } from 'vitest';
import { wardrobeQuery } from './wardrobe-query.ts';

test('does not retry the wardrobe automatically', () => {
  expect(wardrobeQuery.retry).toBe(false);
});
