import { expect, test } from 'vitest';
import { fitWithin } from './prepare-photo.ts';

test('reduces the longer side of a large photo to the limit', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
});

test('does not enlarge a small photo', () => {
  expect(fitWithin({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
});

test('a very long photo keeps at least one pixel', () => {
  expect(fitWithin({ width: 100_000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
});
