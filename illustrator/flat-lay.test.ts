import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kind, kinds } from '#contract/vocabulary.ts';
import { inBodyOrder } from './body-order.ts';
import type { Place } from './compose-board.ts';
import { layFlat } from './flat-lay.ts';

const pieces = (...chosen: Kind[]) => chosen.map((kind, index) => ({ id: `${index}-${kind}`, kind }));
const lay = (...chosen: Kind[]) => {
  const places = layFlat(pieces(...chosen));
  return (kind: Kind): Place => {
    const place = [...places].find(([id]) => id.endsWith(`-${kind}`))?.[1];
    if (!place) throw new Error(`${kind} has no place`);
    return place;
  };
};

describe('layFlat', () => {
  test('puts the top above the bottom and the shoes in the lower half', () => {
    const at = lay('shirt', 'jeans', 'loafers');
    expect(at('shirt').top).toBeLessThan(at('jeans').top);
    expect(at('loafers').top).toBeGreaterThan(50);
  });

  test('puts the coat beside the top and below it in the stack', () => {
    const at = lay('coat', 'sweater', 'pants', 'boots', 'bag');
    expect(at('coat').left).toBeLessThan(at('sweater').left);
    expect(at('coat').layer).toBeLessThan(at('sweater').layer);
  });

  test('gives a dress the height of the board', () => {
    expect(lay('dress', 'heels')('dress').height).toBeGreaterThan(85);
  });

  test('fills the width with a top and a bottom', () => {
    expect(lay('shirt', 'skirt')('shirt').width).toBeGreaterThan(70);
  });

  test('gives garments of one slot different places', () => {
    const at = lay('dress', 'bag', 'belt', 'scarf');
    const corners = (['bag', 'belt', 'scarf'] as const).map((kind) => `${at(kind).left} ${at(kind).top}`);
    expect(new Set(corners).size).toBe(3);
  });

  test('keeps every garment of any outfit within the board', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 10 }), (chosen) => {
        const places = [...layFlat(pieces(...chosen)).values()];
        expect(places).toHaveLength(chosen.length);
        for (const { left, top, width, height } of places) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(100.001);
          expect(top + height).toBeLessThanOrEqual(100.001);
          expect(Math.min(width, height)).toBeGreaterThan(3);
        }
      }),
    );
  });
});

test('inBodyOrder sorts from the outside in and from head to foot', () => {
  expect(inBodyOrder(pieces('bag', 'boots', 'jeans', 'shirt', 'coat')).map(({ kind }) => kind)).toEqual([
    'coat',
    'shirt',
    'jeans',
    'boots',
    'bag',
  ]);
});
