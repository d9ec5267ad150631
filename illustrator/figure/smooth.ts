import type { Point } from '../geometry.ts';

/** Ordered by the first number, rising. */
export type Table = readonly (readonly [at: number, value: number])[];

/** Monotone cubic interpolation: it neither overshoots nor shows the knots; constant beyond the ends. */
export function interpolate(table: Table): (at: number) => number {
  const slopes = table.slice(1).map(([at, value], i) => {
    const [before, from] = table[i] ?? [0, 0];
    return (value - from) / (at - before || 1);
  });
  const tangents = table.map((_, i) => {
    const [left, right] = [slopes[i - 1], slopes[i]];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return (at) => {
    const next = table.findIndex(([knot]) => knot > at);
    const last = table.at(-1);
    if (next === -1) return last?.[1] ?? 0;
    const [to, from] = [table[next], table[next - 1]];
    if (!from || !to) return to?.[1] ?? 0;
    const span = to[0] - from[0];
    const t = (at - from[0]) / span;
    const [m0, m1] = [(tangents[next - 1] ?? 0) * span, (tangents[next] ?? 0) * span];
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * from[1] +
      (t ** 3 - 2 * t ** 2 + t) * m0 +
      (3 * t ** 2 - 2 * t ** 3) * to[1] +
      (t ** 3 - t ** 2) * m1
    );
  };
}

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export const blend = (from: number, to: number, share: number) => from + (to - from) * share;

/** From 0 at `from` to 1 at `to`. */
export function ease(value: number, from: number, to: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

type Pair = readonly [x: number, y: number];
type Bend = readonly [from: Pair, out: Pair, into: Pair, to: Pair];

/** Catmull-Rom, as cubics between points; a corner has no tangent. */
function bendsOf(points: readonly Point[], closed: boolean): Bend[] {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : clamp(i, 0, count - 1)] ?? [0, 0];
  return Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [start, end] = [from[2] ? 0 : 1 / 6, to[2] ? 0 : 1 / 6];
    return [
      [from[0], from[1]],
      [from[0] + (to[0] - before[0]) * start, from[1] + (to[1] - before[1]) * start],
      [to[0] - (after[0] - from[0]) * end, to[1] - (after[1] - from[1]) * end],
      [to[0], to[1]],
    ];
  });
}

export function pathOf(points: readonly Point[], closed = true): string {
  const pair = ([x, y]: Pair) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  const bends = bendsOf(points, closed).map(([, out, into, to]) => `C${pair(out)} ${pair(into)} ${pair(to)}`);
  const [x = 0, y = 0] = points[0] ?? [];
  return `M${pair([x, y])}${bends.join('')}${closed ? 'Z' : ''}`;
}

/** Six points a bend. */
export function sampled(outline: readonly Point[]): Point[] {
  const steps = 6;
  return bendsOf(outline, true).flatMap(([a, b, c, d]) =>
    Array.from({ length: steps }, (_, i): Point => {
      const t = i / steps;
      const weigh = (one: 0 | 1) =>
        (1 - t) ** 3 * a[one] +
        3 * (1 - t) ** 2 * t * b[one] +
        3 * (1 - t) * t * t * c[one] +
        t ** 3 * d[one];
      return [weigh(0), weigh(1)];
    }),
  );
}

export const cornered = (edge: readonly Pair[]): Point[] =>
  edge.map(([x, y], i): Point => (i === 0 || i === edge.length - 1 ? [x, y, 1] : [x, y]));
