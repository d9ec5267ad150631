import { Art } from '../art.ts';
import type { Cut } from '../cut.ts';
import { type Outline, type Point, toPoints } from '../geometry.ts';

export interface Panel {
  points: readonly Point[];
  printed: boolean;
}

export const middleOf = (points: readonly Point[]): [x: number, y: number] => {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return [(Math.min(...across) + Math.max(...across)) / 2, (Math.min(...down) + Math.max(...down)) / 2];
};

/** Leftmost and rightmost x at a height, of all the outlines together. */
export function extentAt(
  outlines: readonly (readonly Point[])[],
  y: number,
): [left: number, right: number] | undefined {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const points of outlines)
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length] ?? from;
      if (from[1] > y === to[1] > y) return;
      const x = from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      left = Math.min(left, x);
      right = Math.max(right, x);
    });
  return left < right ? [left, right] : undefined;
}

/** Pairs of x between which a height lies inside an outline. */
export function spansAt(points: readonly Point[], y: number): [from: number, to: number][] {
  const crossings = points
    .flatMap((from, i) => {
      const to = points[(i + 1) % points.length] ?? from;
      if (from[1] > y === to[1] > y) return [];
      return from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((from, i) => (i % 2 === 0 ? [[from, crossings[i + 1] ?? from]] : []));
}

/** The panels of a cut, in the order in which they are drawn. */
export function panelsOf(cut: Cut): Panel[] {
  const panels: Panel[] = [];
  class Tracing extends Art {
    override panel(outline: Outline, options: Parameters<Art['panel']>[1] = {}): this {
      panels.push({ points: toPoints(outline), printed: options.printed !== false });
      return this;
    }
  }
  const material = {
    colorHex: '#808080',
    accentHex: undefined,
    cloth: cut.cloth,
    pattern: 'plain',
    stripes: cut.stripes,
  } as const;
  cut.draw(new Tracing('t', material, { seed: 0, decimals: 1 }));
  return panels;
}
