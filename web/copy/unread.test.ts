import { expect, test } from 'vitest';
import { unreadCopy } from '#scripts/unread-copy.mjs';

test('every text is read somewhere', () => {
  expect(unreadCopy()).toEqual([]);
});
