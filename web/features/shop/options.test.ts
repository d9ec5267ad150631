import { describe, expect, it } from 'vitest';
import { chooseColor, completeChoice, firstChoice, hasColor, scarceStock, stockOf } from './options.ts';

const variant = (color: string, ...stocks: number[]) => ({
  color,
  sizes: ['S', 'M', 'L'].map((size, at) => ({ size, stock: stocks[at] ?? 0 })),
});
const shirt = { sizes: ['S', 'M', 'L'], variants: [variant('blanco', 5, 2, 0), variant('rojo', 0, 1, 0)] };

describe('choosing a size and a colour', () => {
  it('begins with nothing chosen, but for what is the only one', () => {
    expect(firstChoice(shirt)).toEqual({ color: null, size: null });
    expect(firstChoice({ sizes: ['U'], variants: [variant('negro', 1)] })).toEqual({
      color: 'negro',
      size: 'U',
    });
  });

  it('is complete with both, in stock', () => {
    expect(completeChoice(shirt, { color: null, size: 'M' })).toBeNull();
    expect(completeChoice(shirt, { color: 'rojo', size: null })).toBeNull();
    expect(completeChoice(shirt, { color: 'rojo', size: 'S' })).toBeNull();
    expect(completeChoice(shirt, { color: 'rojo', size: 'M' })).toEqual({ color: 'rojo', size: 'M' });
  });

  it('keeps the size in another colour that has it, and asks again in one that has not', () => {
    expect(chooseColor(shirt, { color: 'blanco', size: 'M' }, 'rojo')).toEqual({ color: 'rojo', size: 'M' });
    expect(chooseColor(shirt, { color: 'blanco', size: 'S' }, 'rojo')).toEqual({ color: 'rojo', size: null });
  });

  it('counts what is left of a size in a colour, and the most of any before one is chosen', () => {
    expect(stockOf(shirt, 'rojo', 'M')).toBe(1);
    expect(stockOf(shirt, null, 'M')).toBe(2);
    expect(stockOf(shirt, null, 'L')).toBe(0);
    expect(stockOf(shirt, 'verde', 'M')).toBe(0);
    expect(hasColor(shirt, 'rojo', 'S')).toBe(false);
    expect(hasColor(shirt, 'rojo', null)).toBe(true);
  });

  it('says how many only where they are few', () => {
    expect([0, 1, 3, 4, 10].map(scarceStock)).toEqual([0, 1, 3, null, null]);
  });
});
