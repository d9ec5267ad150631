import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxBlur, erode, fillHoles, indicesOf, keepMainParts } from './mask.ts';

function draw(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  return { mask: Uint8Array.from(rows.join(''), (c) => Number(c === '#')), width, height: rows.length };
}
function show(mask: Uint8Array, width: number): string[] {
  const text = Array.from(mask, (inside) => (inside ? '#' : '.')).join('');
  return Array.from({ length: mask.length / width }, (_, y) => text.slice(y * width, (y + 1) * width));
}
const anyMask = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      mask: fc
        .array(fc.constantFrom(0, 1), { minLength: width * height, maxLength: width * height })
        .map((values) => Uint8Array.from(values)),
    }),
  );

describe('masks', () => {
  it('lose their rim when eroded, except at the edge of the picture', () => {
    const { mask, width, height } = draw('###..', '###..', '###..', '.....');
    expect(show(erode(mask, width, height, 1), width)).toEqual(['##...', '##...', '.....', '.....']);
  });

  it('keep their main component', () => {
    const { mask, width, height } = draw('##...', '##..#', '##...');
    const kept = keepMainParts(mask, width, height, new Float32Array(15).fill(1), 0.5);
    expect(show(kept, width)).toEqual(['##...', '##...', '##...']);
  });

  it('have small holes filled, but not gaps open to the edge', () => {
    const { mask, width, height } = draw('#####', '#.#.#', '###.#');
    expect(show(fillHoles(mask, width, height, 2), width)).toEqual(['#####', '###.#', '###.#']);
  });

  it('shrink by erosion and grow by filling', () => {
    fc.assert(
      fc.property(anyMask, ({ mask, width, height }) => {
        const eroded = erode(mask, width, height, 1);
        const filled = fillHoles(mask, width, height, 3);
        mask.forEach((inside, i) => {
          expect(eroded[i]).toBeLessThanOrEqual(inside);
          expect(filled[i]).toBeGreaterThanOrEqual(inside);
        });
      }),
    );
  });

  it('list exactly their pixels', () => {
    fc.assert(
      fc.property(anyMask, ({ mask }) => {
        expect([...indicesOf(mask)]).toEqual([...mask.keys()].filter((i) => mask[i]));
      }),
    );
  });
});

describe('blurring', () => {
  it('is the mean of the window clipped at the edges', () => {
    fc.assert(
      fc.property(anyMask, fc.integer({ min: 1, max: 3 }), ({ mask, width, height }, radius) => {
        const blurred = boxBlur(Float32Array.from(mask), width, height, radius);
        for (let y = 0; y < height; y++)
          for (let x = 0; x < width; x++) {
            const window: number[] = [];
            for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++)
              for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++)
                window.push(mask[v * width + u] as number);
            const mean = window.reduce((sum, value) => sum + value, 0) / window.length;
            expect(blurred[y * width + x]).toBeCloseTo(mean, 4);
          }
      }),
    );
  });
});
