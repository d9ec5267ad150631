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

/** A Catmull-Rom curve through points of the picture. */
export function pathOf(points: readonly (readonly [x: number, y: number])[], closed = true): string {
  const count = points.length;
  const at = (i: number) =>
    points[closed ? (i + count) % count : clamp(i, 0, count - 1)] ?? ([0, 0] as const);
  const r = (value: number) => Math.round(value * 10) / 10;
  let path = `M${r(at(0)[0])} ${r(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${r(from[0] + (to[0] - before[0]) / 6)} ${r(from[1] + (to[1] - before[1]) / 6)} ${r(to[0] - (after[0] - from[0]) / 6)} ${r(to[1] - (after[1] - from[1]) / 6)} ${r(to[0])} ${r(to[1])}`;
  }
  return path + (closed ? 'Z' : '');
}
