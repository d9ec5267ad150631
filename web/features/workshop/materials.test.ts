import { expect, test } from 'vitest';
import { silhouettes } from '#illustrator/illustrate.ts';
import { workshop } from '#web/copy/workshop.ts';
import { materialAt } from './materials.ts';

test('every silhouette is on the wall with its name', () => {
  expect(Object.keys(workshop.names).sort()).toEqual([...silhouettes].sort());
  expect(new Set(Object.values(workshop.names)).size).toBe(silhouettes.length);
});

test('materials are deterministic and change with every press', () => {
  for (const silhouette of silhouettes) {
    expect(materialAt(silhouette, 3, 2)).toEqual(materialAt(silhouette, 3, 2));
    for (let presses = 0; presses < 12; presses++)
      expect(materialAt(silhouette, 3, presses + 1)).not.toEqual(materialAt(silhouette, 3, presses));
  }
});
