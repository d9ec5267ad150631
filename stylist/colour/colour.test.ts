import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColorName, hexOfColor, namedColors } from '#contract/colors.ts';
import { colourNameOf } from './names.ts';
import { neutralFamilyOf } from './neutral.ts';
import { colourDistance, hueDistanceDeg, oklchOf } from './oklch.ts';
import { isVivid, pairHarmony, relationOf, toneOf } from './pair-harmony.ts';

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colour = (name: ColorName) => oklchOf(hexOfColor(name) ?? '');
const tone = (name: ColorName) => toneOf(colour(name));

describe('oklchOf', () => {
  it('returns the published values of white and pure red', () => {
    expect(oklchOf('#ffffff').lightness).toBeCloseTo(1, 3);
    expect(oklchOf('#ffffff').chroma).toBeLessThan(0.001);
    const red = oklchOf('#ff0000');
    expect(red.lightness).toBeCloseTo(0.628, 2);
    expect(red.chroma).toBeCloseTo(0.2577, 2);
    expect(red.hueDeg).toBeCloseTo(29.2, 0);
  });

  it('refuses invalid colours', () => {
    expect(() => oklchOf('rojo')).toThrow(RangeError);
  });

  it('measures symmetric distances', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const [x, y] = [oklchOf(a), oklchOf(b)];
        expect(hueDistanceDeg(x, y)).toBeCloseTo(hueDistanceDeg(y, x), 9);
        expect(hueDistanceDeg(x, y)).toBeLessThanOrEqual(180);
        expect(colourDistance(x, y)).toBeCloseTo(colourDistance(y, x), 9);
      }),
    );
  });
});

describe('colourNameOf', () => {
  it('returns the name of every swatch', () => {
    for (const { name, hex } of namedColors) expect(colourNameOf(hex)).toBe(name);
  });

  it('calls a glowing dark violet purple rather than navy', () => {
    for (const hex of ['#2a037a', '#2f157f']) expect(colourNameOf(hex)).toBe('morado');
  });
});

describe('neutrals', () => {
  it.each<ColorName>([
    'negro',
    'blanco',
    'gris',
    'beige',
    'camel',
    'marrón',
    'azul marino',
    'azul vaquero',
    'caqui',
  ])('counts %s among them', (name) => expect(neutralFamilyOf(colour(name))).not.toBeNull());

  it.each<ColorName>(['rojo', 'fucsia', 'verde', 'amarillo', 'azul', 'burdeos', 'lila'])(
    'does not count %s',
    (name) => expect(neutralFamilyOf(colour(name))).toBeNull(),
  );
});

describe('pairHarmony', () => {
  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const [x, y] = [toneOf(oklchOf(a)), toneOf(oklchOf(b))];
        expect(pairHarmony(x, y)).toBe(pairHarmony(y, x));
        expect(pairHarmony(x, y)).toBeGreaterThanOrEqual(0);
        expect(pairHarmony(x, y)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('prefers navy with camel to navy with black, and both to two clashing vivid colours', () => {
    expect(pairHarmony(tone('azul marino'), tone('camel'))).toBeGreaterThan(
      pairHarmony(tone('azul marino'), tone('negro')),
    );
    expect(relationOf(tone('rojo'), tone('verde lima'))).toBe('clash');
    expect(isVivid(colour('rojo'))).toBe(true);
    expect(pairHarmony(tone('rojo'), tone('verde lima'))).toBeLessThan(0.5);
  });
});
