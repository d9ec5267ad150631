import { expect, it } from 'vitest';
import { colorNames } from '#contract/colors.ts';
import families from './color-families.json' with { type: 'json' };
import { familyOf } from './color-families.ts';

it('assigns every colour name to one family', () => {
  expect(Object.values(families).flat().sort()).toEqual([...colorNames].sort());
  for (const [family, names] of Object.entries(families))
    for (const name of names) expect(familyOf(name)).toBe(family);
  expect(() => familyOf('cuadrado')).toThrow('no family');
});
