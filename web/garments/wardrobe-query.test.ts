import { expect, test } from 'vitest';
import { wardrobeQuery } from './wardrobe-query.ts';

test('does not retry the wardrobe automatically [spec:7.wardrobe.no-retry]', () => {
  expect(wardrobeQuery.retry).toBe(false);
});
