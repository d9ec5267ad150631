import { describe, expect, it } from 'vitest';
import { chooseColor, completeChoice, firstChoice, hasColor, scarceStock, stockOf } from './options.ts';

const variant = (color: string, ...stocks: number[]) => ({
  color,
  sizes: ['S', 'M', 'L'].map((size, at) => ({ size, stock: stocks[at] ?? 0 })),
});
const shirt = { sizes: ['S', 'M', 'L'], variants: [variant('blanco', 5, 2, 0), variant('rojo', 0, 1, 0)] };

describe('choosing a size and a colour', () => {
  it('preselects only single options', () => {
    expect(firstChoice(shirt)).toEqual({ color: null, size: null });
    expect(firstChoice({ sizes: ['U'], variants: [variant('negro', 1)] })).toEqual({
      color: 'negro',
      size: 'U',
    });
  });

  it('is complete with a size and a colour in stock', () => {
    expect(completeChoice(shirt, { color: null, size: 'M' })).toBeNull();
    expect(completeChoice(shirt, { color: 'rojo', size: null })).toBeNull();
    expect(completeChoice(shirt, { color: 'rojo', size: 'S' })).toBeNull();
    expect(completeChoice(shirt, { color: 'rojo', size: 'M' })).toEqual({ color: 'rojo', size: 'M' });
  });

  it('keeps the size when the new colour has it, otherwise clears it', () => {
    expect(chooseColor(shirt, { color: 'blanco', size: 'M' }, 'rojo')).toEqual({ color: 'rojo', size: 'M' });
    expect(chooseColor(shirt, { color: 'blanco', size: 'S' }, 'rojo')).toEqual({ color: 'rojo', size: null });
  });

  it('returns the stock of a size in a colour, or the largest of any colour', () => {
    expect(stockOf(shirt, 'rojo', 'M')).toBe(1);
    expect(stockOf(shirt, null, 'M')).toBe(2);
    expect(stockOf(shirt, null, 'L')).toBe(0);
    expect(stockOf(shirt, 'verde', 'M')).toBe(0);
    expect(hasColor(shirt, 'rojo', 'S')).toBe(false);
    expect(hasColor(shirt, 'rojo', null)).toBe(true);
  });

  it('returns the stock only when it is low', () => {
    expect([0, 1, 3, 4, 10].map(scarceStock)).toEqual([0, 1, 3, null, null]);
  });
});
