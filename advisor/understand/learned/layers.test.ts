import { describe, expect, it } from 'vitest';
import { attend, gelu, geluAll, layerNorm } from './layers.ts';
import { newProducts } from './products.ts';

const { keep, linear } = newProducts(100, 1000);
const noBiases = keep(new Float32Array(8));
const times = (x: Float32Array, others: Float32Array, count: number) =>
  linear(x, others, noBiases.subarray(0, count));

const rows = (...given: number[][]) => Float32Array.from(given.flat());

describe('the layers of the encoder', () => {
  it('gives each row a mean of 0 and a variance of 1 before scale and shift', () => {
    const out = layerNorm(rows([1, 3], [-2, 2]), rows([1, 2]), rows([0, 5]));
    [-1, 7, -1, 7].forEach((expected, at) => {
      expect(out[at]).toBeCloseTo(expected, 4);
    });
  });

  it('reads the mean of all rows where nothing is nearer, and one alone where it is', () => {
    const silent = rows([0, 0, 2], [0, 0, 4]);
    expect([...attend(silent, 2, 1, () => 0, times)]).toEqual([3, 3]);
    const first = attend(silent, 2, 1, (_head, _t, s) => (s === 0 ? 0 : -50), times);
    expect([...first]).toEqual([2, 2]);
  });

  it('reads the row whose key is like the query', () => {
    const out = attend(rows([9, 9, 1], [0, -9, 5]), 2, 1, () => 0, times);
    expect(out[0]).toBeCloseTo(1);
    expect(out[1]).toBeCloseTo(3);
  });

  it.each([
    [0, 0],
    [1, 0.841345],
    [-1, -0.158655],
    [3, 2.99595],
  ])('has gelu(%d) = %d', (x, expected) => {
    expect(gelu(x)).toBeCloseTo(expected, 5);
  });

  it('has the same for all numbers at once', () => {
    const x = Float32Array.from({ length: 2001 }, (_, at) => (at - 1000) / 90);
    const expected = x.map(gelu);
    geluAll(x).forEach((value, at) => {
      expect(Math.abs(value - (expected[at] as number))).toBeLessThan(2e-6);
    });
  });
});
