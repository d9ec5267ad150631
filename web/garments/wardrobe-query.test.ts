import { expect, test } from 'vitest';
import { wardrobeQuery } from './wardrobe-query.ts';

test('the wardrobe is asked for once: the screen offers to try again [spec:7.wardrobe.no-retry]', () => {
  expect(wardrobeQuery.retry).toBe(false);
});
