import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorNames, namedColors } from '#contract/colors.ts';
import { oklabOfHex, oklabOfRgb } from '../oklab.ts';
import { nameColor } from './color-names.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('naming a colour', () => {
  const shines = ['dorado', 'plateado'];

  it.each(namedColors.filter(({ name }) => !shines.includes(name)))(
    'calls the swatch of $name by its name',
    (color) => {
      expect(nameColor(oklabOfHex(color.hex))).toMatchObject({
        name: color.name,
        clearness: expect.closeTo(1, 3),
      });
    },
  );

  it('never names a metallic colour', () => {
    for (const hex of ['#b8954a', '#c0c2c6']) expect(shines).not.toContain(nameColor(oklabOfHex(hex)).name);
  });

  it('names every colour with a clearness between 0 and 1', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const { name, clearness } = nameColor(oklabOfRgb(r, g, b));
        expect(colorNames).toContain(name);
        expect(clearness).toBeGreaterThanOrEqual(0);
        expect(clearness).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['#202020', 'negro'],
    ['#27304a', 'azul marino'],
    ['#fdfdfd', 'blanco'],
    ['#5a7798', 'azul vaquero'],
    ['#66182c', 'burdeos'],
  ])('calls %s %s', (hex, name) => {
    expect(nameColor(oklabOfHex(hex)).name).toBe(name);
  });
});
