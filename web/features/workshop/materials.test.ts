import { expect, test } from 'vitest';
import { silhouettes } from '#illustrator/illustrate.ts';
import { workshop } from '#web/copy/workshop.ts';
import { materialAt } from './materials.ts';

test('every silhouette hangs on the wall under its own name', () => {
  expect(Object.keys(workshop.names).sort()).toEqual([...silhouettes].sort());
  expect(new Set(Object.values(workshop.names)).size).toBe(silhouettes.length);
});

test('the same presses always give the same cloth, and every press another', () => {
  for (const silhouette of silhouettes) {
    expect(materialAt(silhouette, 3, 2)).toEqual(materialAt(silhouette, 3, 2));
    for (let presses = 0; presses < 12; presses++)
      expect(materialAt(silhouette, 3, presses + 1)).not.toEqual(materialAt(silhouette, 3, presses));
  }
});
