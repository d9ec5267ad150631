import { describe, expect, it } from 'vitest';
import { attend, gelu, layerNorm } from './layers.ts';

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
    expect([...attend(silent, 2, 1, () => 0)]).toEqual([3, 3]);
    const first = attend(silent, 2, 1, (_head, _t, s) => (s === 0 ? 0 : -50));
    expect([...first]).toEqual([2, 2]);
  });

  it('reads the row whose key is like the query', () => {
    const out = attend(rows([9, 9, 1], [0, -9, 5]), 2, 1, () => 0);
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
});
