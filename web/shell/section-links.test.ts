import { expect, test } from 'vitest';
import { paths, storeOrders, wardrobeTab } from '#web/paths.ts';
import { isCurrent } from './section-links.tsx';

test('a section includes its subpages', () => {
  expect(isCurrent(paths.store, storeOrders, '')).toBe(true);
  expect(isCurrent(paths.store, '/stores', '')).toBe(false);
});

test('home has no subpages', () => {
  expect(isCurrent(paths.home, '/', '')).toBe(true);
  expect(isCurrent(paths.home, paths.dashboard, '')).toBe(false);
});

test('the scanner is a tab of the wardrobe', () => {
  expect(isCurrent(wardrobeTab('scanner'), paths.wardrobe, '?tab=scanner')).toBe(true);
  expect(isCurrent(paths.wardrobe, paths.wardrobe, '?tab=scanner')).toBe(false);
  expect(isCurrent(paths.wardrobe, paths.wardrobe, '')).toBe(true);
});
