import type { Point } from '../geometry.ts';
import { type Anchors, isBottom } from './anchors.ts';
import { extentAt, type Panel, spansAt } from './outline.ts';
import { blend, clamp, ease, sampled } from './smooth.ts';
import type { Spot } from './stance.ts';
import type { Part, WornCloth } from './worn-cloth.ts';

/** Four bytes a pixel; transparent where the garment is not. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A cut-out in the space of the drawing that it replaces. */
export interface FittedPhoto {
  pixels: Pixels;
  panels: Panel[];
  at: (x: number, y: number) => Spot;
}

interface LaidPhoto {
  pixels: Pixels;
  x: number;
  y: number;
  width: number;
  height: number;
}

const opaque = 96;
const farthest = 1400;
const rowStep = 6;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxOf = (points: readonly (readonly [number, number, ...unknown[]])[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Returns nothing where there is no garment to see. */
export function boundsOf({ width, height, data }: Pixels): Box | undefined {
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > opaque) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = y + 1;
      }
  return box.right - box.left > 8 && box.bottom - box.top > 8 ? box : undefined;
}

type Run = [from: number, to: number];

function runsOf({ width, data }: Pixels, row: number): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const inside = x < width && (data[(row * width + x) * 4 + 3] ?? 0) > opaque;
    if (inside && from < 0) from = x;
    if (!inside && from >= 0) {
      if (x - from > 4) runs.push([from, x]);
      from = -1;
    }
  }
  return runs;
}

/** The first row from which on the garment lies apart: legs under the crotch, sleeves under the arm. */
function apartFrom(pixels: Pixels, { top, bottom }: Box, least: number, most: number): number | undefined {
  const high = bottom - top;
  for (let row = Math.round(top + high * least); row < top + high * most; row++) {
    const below = [0, 0.04, 0.08, 0.12].map((share) => runsOf(pixels, Math.round(row + share * high)).length);
    if (below.every((count) => count > 1)) return row;
  }
  return undefined;
}

/**
 * Lays a cut-out on its drawing, by its bounds and by where legs or sleeves part, and divides it as the drawing is divided.
 * The drawing's own edge divides a sleeve from the trunk under it.
 */
export function fitPhoto(pixels: Pixels, drawn: readonly Panel[], anchors: Anchors): FittedPhoto | undefined {
  const seen = boundsOf(pixels);
  if (!seen || anchors.form === 'jumpsuit') return undefined;
  const outline = boxOf(drawn.flatMap(({ points }) => [...points]));
  // Straps are lines of the drawing, not panels.
  const looped = !isBottom(anchors) && anchors.straps !== undefined && anchors.neck < outline.top;
  const box = looped ? { ...outline, top: anchors.neck - 7 } : outline;
  const sleeved = !isBottom(anchors) && anchors.sleeveCm !== undefined;
  const legged = anchors.form === 'trousers';
  const spanning = drawn.filter(({ points }) => spansMiddle(points));
  const across = widthOf(spanning.flatMap(({ points }) => points));
  // Fronts are half as wide, the inside between them less.
  const main = spanning.map(({ points }) => points).filter((points) => widthOf(points) > across * 0.48);
  const parting = legged ? anchors.crotch : sleeved ? anchors.underarm : undefined;
  const apart = parting && apartFrom(pixels, seen, legged ? 0.15 : 0.12, legged ? 0.7 : 0.55);
  const rowOf = interpolateLine([
    [box.top, seen.top],
    ...(parting && apart ? [[parting, apart] as const] : []),
    [box.bottom, seen.bottom],
  ]);
  const runsAt = (y: number) => runsOf(pixels, clamp(Math.round(rowOf(y)), seen.top, seen.bottom - 1));

  // The width of the trunk says how large the picture is, however the sleeves lie.
  const measured = sleeved && apart ? blend(anchors.underarm, anchors.hem, 0.5) : undefined;
  const trunk = measured && runsAt(measured).sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
  const trunkDrawn = measured && extentAt(main, measured);
  const wide =
    trunk && trunkDrawn
      ? (trunk[1] - trunk[0]) / (trunkDrawn[1] - trunkDrawn[0])
      : (seen.right - seen.left) / (box.right - box.left);
  const centre =
    trunk && trunkDrawn
      ? (trunk[0] + trunk[1]) / 2 - ((trunkDrawn[0] + trunkDrawn[1]) / 2 - 200) * wide
      : (seen.left + seen.right) / 2 - ((box.left + box.right) / 2 - 200) * wide;
  const at = (x: number, y: number): Spot => [centre + (x - 200) * wide, rowOf(y)];
  const acrossAt = (y: number) =>
    runsAt(y).map(([from, to]): Run => [(from - centre) / wide + 200, (to - centre) / wide + 200]);

  const cuff = Math.max(
    ...drawn.map(({ points }) => boxOf([...points])).map((one) => (one.right < 190 ? one.bottom : 0)),
  );
  const left: Edge[] = [];
  const right: Edge[] = [];
  const middle: Edge[] = [];
  // Below, round corners and a band are no edge of the trunk.
  const hem = boxOf(main.flat()).bottom - 16;
  let edge: Run | undefined;
  let parted = false;
  for (let y = box.top; y <= box.bottom; y += rowStep) {
    const runs = acrossAt(y);
    const [first, last] = [runs[0], runs.at(-1)];
    if (!first || !last) continue;
    if (legged) {
      const gap = y > (anchors.crotch ?? box.bottom) - 6 ? widestGap(runs) : undefined;
      // One leg of an askew pair ends lower than the other.
      if (parted && !gap) continue;
      parted = gap !== undefined;
      const seam = (first[0] + last[1]) / 2;
      left.push({ y, from: first[0], to: gap?.[0] ?? seam });
      right.push({ y, from: gap?.[1] ?? seam, to: last[1] });
    } else if (sleeved && y < anchors.underarm) {
      const [from, to] = extentAt(main, Math.max(y, anchors.neck + 1)) ?? first;
      middle.push({ y, from, to });
      if (y < (anchors.shoulder ?? 0)) continue;
      if (first[0] < from) left.push({ y, from: first[0], to: from });
      if (last[1] > to) right.push({ y, from: to, to: last[1] });
    } else if (sleeved) {
      const central = runs.find((run) => isWithin(200, run)) ?? first;
      edge = (y < hem ? extentAt(main, y) : edge) ?? edge ?? central;
      const trunkEdge = edge;
      const inside = runs.filter(([from, to]) => isWithin((from + to) / 2, trunkEdge));
      const own: Run = [(inside[0] ?? central)[0], (inside.at(-1) ?? central)[1]];
      const joined = y < cuff + 40 && own[1] - own[0] > (edge[1] - edge[0]) * 1.12;
      const [from, to] = joined ? [Math.max(own[0], edge[0]), Math.min(own[1], edge[1])] : own;
      // A top far wider than its drawing has something else beside it.
      const spare =
        anchors.form === 'top'
          ? Math.min((edge[1] - edge[0]) * 0.16, (y - anchors.underarm) * 0.4)
          : Number.POSITIVE_INFINITY;
      middle.push({ y, from: Math.max(from, edge[0] - spare), to: Math.min(to, edge[1] + spare) });
      const [leftmost, rightmost] = [first, last].map((run) => joined || !inside.includes(run));
      if (leftmost && first[0] < from - 2) left.push({ y, from: first[0], to: joined ? from : first[1] });
      if (rightmost && last[1] > to + 2) right.push({ y, from: joined ? to : last[0], to: last[1] });
    } else middle.push({ y, from: first[0], to: last[1] });
  }
  const sides = [left, right].map((edges) => (legged ? edges : unbroken(edges)));
  if (!isPair(sides)) return undefined;
  const panels = [middle, ...sides]
    .filter((edges) => edges.length > 2)
    .map(
      (edges): Panel => ({
        printed: true,
        points: outlineOf(
          even(filled(edges, !sleeved), sleeved && edges === middle ? anchors.underarm : box.top),
        ),
      }),
    );
  if (panels.length === 0 || (sleeved && panels.length < 3)) return undefined;
  const outlines = drawn.map(({ points }) => points);
  const inside = isBottom(anchors)
    ? 0
    : outlines.findIndex((points) => !isOpening(boxOf(points), anchors.underarm));
  const carved = carve(pixels, outlines.slice(0, inside), outlines.slice(inside), at);
  return { pixels: carved, panels, at };
}

/** Seen through a neckline or between lapels. */
const isOpening = ({ left, right, bottom }: Box, underarm: number): boolean =>
  left < 190 && right > 210 && bottom < underarm + 100;

/** A sleeve ends where a row of it is missing; what comes below is something else. */
function unbroken(edges: readonly Edge[]): Edge[] {
  const end = edges.findIndex((edge, i) => i > 0 && edge.y - (edges[i - 1]?.y ?? 0) > 2 * rowStep);
  return edges.slice(0, end < 0 ? undefined : end);
}

/** Sleeves that lie crossed or folded away are not as large as one another. */
function isPair(sides: readonly Edge[][]): boolean {
  const [small = 0, large = 0] = sides
    .map((edges) => edges.reduce((area, { from, to }) => area + to - from, 0))
    .sort((a, b) => a - b);
  return small >= large * 0.55;
}

/** A hem or a waistband that hangs askew is as wide at its end as a little further in. */
function filled(edges: readonly Edge[], atTop: boolean): Edge[] {
  const margin = Math.ceil(edges.length * 0.1);
  return edges.map((edge, i) => {
    const inner = edges[Math.max(atTop ? margin : 0, Math.min(edges.length - 1 - margin, i))];
    return inner
      ? { y: edge.y, from: Math.min(edge.from, inner.from), to: Math.max(edge.to, inner.to) }
      : edge;
  });
}

/** Rows of pixels and creases make steps, seams have none. */
function even(edges: readonly Edge[], top: number): Edge[] {
  const first = edges.findIndex(({ y }) => y >= top);
  return edges.map((edge, i) => {
    const reach = Math.max(0, Math.min(2, i - first, edges.length - 1 - i));
    const near = edges.slice(i - reach, i + reach + 1);
    const mean = (side: 'from' | 'to') => near.reduce((sum, one) => sum + one[side], 0) / near.length;
    return { y: edge.y, from: mean('from'), to: mean('to') };
  });
}

const interpolateLine =
  (knots: readonly (readonly [at: number, value: number])[]) =>
  (at: number): number => {
    const next = Math.max(
      1,
      knots.findIndex(([knot], i) => i > 0 && (at <= knot || i === knots.length - 1)),
    );
    const [from, to] = [knots[next - 1], knots[next]];
    return from && to ? blend(from[1], to[1], (at - from[0]) / (to[0] - from[0])) : 0;
  };

interface Edge {
  y: number;
  from: number;
  to: number;
}

const widthOf = (points: readonly Point[]): number => {
  const { left, right } = boxOf([...points]);
  return right - left;
};

const spansMiddle = (points: readonly Point[]) => {
  const { left, right, top, bottom } = boxOf([...points]);
  return left <= 194 && right >= 206 && right - left > 60 && bottom - top > 120;
};

const outlineOf = (edges: readonly Edge[]): Point[] => [
  ...edges.map(({ y, from }): Point => [from, y]),
  ...[...edges].reverse().map(({ y, to }): Point => [to, y]),
];

const isWithin = (x: number, [from, to]: readonly [number, number]) => x > from && x < to;

function widestGap(runs: readonly Run[]): Run | undefined {
  return runs
    .slice(1)
    .map(([to], i): Run => [runs[i]?.[1] ?? to, to])
    .sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
}

/** The body shows in place of the inside of a garment. */
function carve(
  pixels: Pixels,
  inside: readonly (readonly Point[])[],
  over: readonly (readonly Point[])[],
  at: FittedPhoto['at'],
): Pixels {
  if (inside.length === 0) return pixels;
  const data = new Uint8ClampedArray(pixels.data);
  const laid = (points: readonly Point[], share: number) =>
    sampled(points).map(([x, y]): Point => at(200 + (x - 200) * share, y));
  const holes = inside.map((points) => laid(points, 0.92));
  const cover = over.map((points) => laid(points, 1));
  const { left, right, top, bottom } = boxOf(holes.flat());
  const [from, to] = [Math.max(0, Math.floor(left)), Math.min(pixels.width, Math.ceil(right))];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(pixels.height, bottom); y++) {
    const open = new Float32Array(to - from);
    for (const down of [0.125, 0.375, 0.625, 0.875]) {
      const covered = cover.flatMap((outline) => spansAt(outline, y + down));
      for (const hole of holes)
        for (const span of spansAt(hole, y + down).flatMap((one) => covered.reduce(without, [one])))
          for (let x = Math.max(from, Math.floor(span[0])); x < Math.min(to, span[1]); x++)
            open[x - from] = (open[x - from] ?? 0) + (Math.min(x + 1, span[1]) - Math.max(x, span[0])) / 4;
    }
    open.forEach((share, i) => {
      const alpha = (y * pixels.width + from + i) * 4 + 3;
      data[alpha] = (data[alpha] ?? 0) * Math.max(0, 1 - share);
    });
  }
  return { ...pixels, data };
}

const without = (spans: Run[], [from, to]: Run): Run[] =>
  spans.flatMap((one) =>
    [[one[0], Math.min(one[1], from)] as Run, [Math.max(one[0], to), one[1]] as Run].filter(
      ([start, end]) => start < end,
    ),
  );

interface Corner {
  source: Spot;
  target: Spot;
  light: number;
}

/** Draws one part of a cut-out where it lies on the body; `scale` is in pixels per unit of the picture. */
export function layPhoto(
  photo: FittedPhoto,
  part: Part,
  cloth: WornCloth,
  scale: number,
): LaidPhoto | undefined {
  const own = photo.panels.filter(({ points }) => cloth.partOf(points) === part);
  const cells = own.flatMap(({ points }) => meshOf(photo, part, points, cloth));
  if (cells.length === 0) return undefined;
  const reached = boxOf(cells.flat().map(({ target }) => target));
  const box = {
    left: Math.max(0, reached.left),
    top: Math.max(0, reached.top),
    right: Math.min(farthest, reached.right),
    bottom: Math.min(farthest, reached.bottom),
  };
  if (!(box.right > box.left && box.bottom > box.top)) return undefined;
  const [x, y] = [Math.floor(box.left) - 1, Math.floor(box.top) - 1];
  const [width, height] = [Math.ceil(box.right - x) + 1, Math.ceil(box.bottom - y) + 1];
  const pixels: Pixels = {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    data: new Uint8ClampedArray(Math.round(width * scale) * Math.round(height * scale) * 4),
  };
  for (const [a, b, c, d] of cells) {
    fill(photo.pixels, pixels, [a, b, c], x, y, scale);
    fill(photo.pixels, pixels, [b, d, c], x, y, scale);
  }
  return { pixels, x, y, width, height };
}

type Cell = readonly [Corner, Corner, Corner, Corner];

const columns = 10;

function meshOf(photo: FittedPhoto, part: Part, points: readonly Point[], cloth: WornCloth): Cell[] {
  const place = cloth.place(part, points);
  const half = points.length / 2;
  const rows = points.slice(0, half).map(([from, y], i) => {
    const to = points[points.length - 1 - i]?.[0] ?? from;
    // Askew in the picture only; the inside of a leg crosses the middle a little.
    const astride = Math.min(200 - from, to - 200) > (to - from) * 0.25;
    const askew = part === 'trunk' && astride ? (from + to) / 2 - 200 : 0;
    return Array.from({ length: columns + 1 }, (_, column): Corner => {
      const share = column / columns;
      // A little more than the row, for the soft edge of the mask.
      const x = from - 1.5 + share * (to - from + 3);
      const u = share * 2 - 1;
      const light = 1 - 0.2 * ease(u, 0.4, 1) - 0.12 * ease(-u, 0.65, 1);
      return { source: photo.at(x, y), target: place(x - askew, y), light };
    });
  });
  return rows.slice(1).flatMap((row, i) =>
    row.slice(1).flatMap((corner, column): Cell[] => {
      const [a, b, c] = [rows[i]?.[column], rows[i]?.[column + 1], row[column]];
      return a && b && c ? [[a, b, c, corner]] : [];
    }),
  );
}

function fill(
  from: Pixels,
  to: Pixels,
  [a, b, c]: readonly [Corner, Corner, Corner],
  left: number,
  top: number,
  scale: number,
): void {
  const [ax, ay] = [(a.target[0] - left) * scale, (a.target[1] - top) * scale];
  const [bx, by] = [(b.target[0] - left) * scale, (b.target[1] - top) * scale];
  const [cx, cy] = [(c.target[0] - left) * scale, (c.target[1] - top) * scale];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-6) return;
  const edge = 1e-3;
  for (
    let y = Math.max(0, Math.floor(Math.min(ay, by, cy)));
    y <= Math.min(to.height - 1, Math.max(ay, by, cy));
    y++
  )
    for (
      let x = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
      x <= Math.min(to.width - 1, Math.max(ax, bx, cx));
      x++
    ) {
      const [px, py] = [x + 0.5, y + 0.5];
      const wb = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
      const wc = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
      const wa = 1 - wb - wc;
      if (wa < -edge || wb < -edge || wc < -edge) continue;
      sample(
        from,
        wa * a.source[0] + wb * b.source[0] + wc * c.source[0] - 0.5,
        wa * a.source[1] + wb * b.source[1] + wc * c.source[1] - 0.5,
        wa * a.light + wb * b.light + wc * c.light,
        to.data,
        (y * to.width + x) * 4,
      );
    }
}

function sample(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  light: number,
  into: Uint8ClampedArray,
  at: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let dy = 0; dy < 2; dy++)
    for (let dx = 0; dx < 2; dx++) {
      const [sx, sy] = [left + dx, top + dy];
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
      const i = (sy * width + sx) * 4;
      const weight = (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy) * (data[i + 3] ?? 0);
      red += weight * (data[i] ?? 0);
      green += weight * (data[i + 1] ?? 0);
      blue += weight * (data[i + 2] ?? 0);
      alpha += weight;
    }
  if (alpha <= (into[at + 3] ?? 0)) return;
  into[at] = (red / alpha) * light;
  into[at + 1] = (green / alpha) * light;
  into[at + 2] = (blue / alpha) * light;
  into[at + 3] = alpha;
}
