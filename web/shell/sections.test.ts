import { expect, test } from 'vitest';
import { paths, storeOrders, wardrobeTab } from '#web/paths.ts';
import { isCurrent } from './sections.ts';

test('a section holds its own pages', () => {
  expect(isCurrent(paths.store, storeOrders, '')).toBe(true);
  expect(isCurrent(paths.store, '/stores', '')).toBe(false);
});

test('home is only home', () => {
  expect(isCurrent(paths.home, '/', '')).toBe(true);
  expect(isCurrent(paths.home, paths.dashboard, '')).toBe(false);
});

test('the scanner is a tab of the wardrobe', () => {
  expect(isCurrent(wardrobeTab('scanner'), paths.wardrobe, '?tab=scanner')).toBe(true);
  expect(isCurrent(paths.wardrobe, paths.wardrobe, '?tab=scanner')).toBe(false);
  expect(isCurrent(paths.wardrobe, paths.wardrobe, '')).toBe(true);
});
