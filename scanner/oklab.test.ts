import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOfOklab, oklabOfHex, oklabOfRgb } from './oklab.ts';

const byte = fc.integer({ min: 0, max: 255 });
const hexOf = (bytes: number[]) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

describe('OKLab', () => {
  it('matches its definition for white, red and mid grey', () => {
    expect(oklabOfHex('#ffffff').map((value) => Number(value.toFixed(3)))).toEqual([1, 0, 0]);
    expect(oklabOfHex('#ff0000').map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.225, 0.126]);
    const [lightness, a, b] = oklabOfHex('#777777');
    expect(lightness).toBeCloseTo(0.57, 2);
    expect(Math.hypot(a, b)).toBeLessThan(1e-3);
  });

  it('round-trips every sRGB colour', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        expect(hexOfOklab(oklabOfRgb(r, g, b))).toBe(hexOf([r, g, b]));
      }),
    );
  });

  it('clips colours outside sRGB', () => {
    const channel = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(channel, channel, channel, (l, a, b) => {
        expect(hexOfOklab([l, a, b])).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
