/**
 * The ground has 400 × 480 units. Outlines are written as `'154,92* 200,101'`: two points, the star a
 * corner.
 */

export type Point = readonly [x: number, y: number, corner?: 1];
export type Outline = string | readonly Point[];
/** Several outlines with equal attributes become one path. */
export type Outlines = Outline | readonly Outline[];

export function separate(outlines: Outlines): readonly Outline[] {
  if (typeof outlines === 'string') return [outlines];
  const first = outlines[0];
  return typeof first === 'string' || Array.isArray(first?.[0])
    ? (outlines as readonly Outline[])
    : [outlines as readonly Point[]];
}

/** Random seed of the distortion, and the decimals of the coordinates. */
export interface Drape {
  readonly seed: number;
  readonly decimals: 0 | 1;
  /** From the garment's drawing to another, as on a figure. */
  readonly warp?: (x: number, y: number) => [number, number];
}

/** At most two decimals, no leading zero. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

export function toPoints(outline: Outline): readonly Point[] {
  if (typeof outline !== 'string') return outline;
  return outline
    .trim()
    .split(/\s+/)
    .map((word): Point => {
      const corner = word.endsWith('*');
      const [x, y] = (corner ? word.slice(0, -1) : word).split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new Error(`Not a point: "${word}"`);
      return corner ? [x, y, 1] : [x, y];
    });
}

/** A smooth distortion, so the halves of a garment are never exact mirrors. */
export function drape(x: number, y: number, { seed, warp }: Drape): [number, number] {
  const phase = seed % 97;
  const lying: [number, number] = [
    x + 2.6 * Math.sin(y / 66 + phase) + 0.9 * Math.sin(x / 37 + y / 47 + 2 * phase),
    y + 2.3 * Math.sin(x / 74 + phase * 1.7),
  ];
  return warp ? warp(...lying) : lying;
}

/** Length of handles as a share of the chord. */
const tension = 0.17;

/** Catmull-Rom, as relative cubics. */
export function curve(outline: Outline, lie: Drape, closed = true): string {
  const points = toPoints(outline);
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  const unit = 10 ** lie.decimals;
  const place = (x: number, y: number) =>
    drape(x, y, lie).map((value) => Math.round(value * unit) / unit) as [number, number];
  let pen = place(at(0)[0], at(0)[1]);
  let path = `M${short(pen[0])} ${short(pen[1])}`;
  let previous = 'M';
  const draw = (command: 'l' | 'c' | 's', stops: [number, number][]) => {
    const relative = stops.map(([x, y]) => `${short(x - pen[0])} ${short(y - pen[1])}`).join(' ');
    path += (command === previous ? ' ' : command) + relative;
    previous = command;
    pen = stops.at(-1) ?? pen;
  };
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (from[2] && to[2]) {
      if (!(closed && i === count - 1)) draw('l', [place(to[0], to[1])]);
      continue;
    }
    const into: [number, number] = to[2]
      ? [to[0] - (to[0] - from[0]) * 0.33, to[1] - (to[1] - from[1]) * 0.33]
      : [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    // At a smooth point `s` omits the first handle.
    if (!from[2] && (previous === 'c' || previous === 's')) {
      draw('s', [place(...into), place(to[0], to[1])]);
      continue;
    }
    const out: [number, number] = from[2]
      ? [from[0] + (to[0] - from[0]) * 0.33, from[1] + (to[1] - from[1]) * 0.33]
      : [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    draw('c', [place(...out), place(...into), place(to[0], to[1])]);
  }
  return `${path}${closed ? 'Z' : ''}`.replaceAll(' -', '-');
}

export function mirror(outline: Outline): Point[] {
  return toPoints(outline).map(([x, y, corner]): Point => (corner ? [400 - x, y, 1] : [400 - x, y]));
}

/** Mirrors the left half; `tail` closes the neckline. */
export function symmetric(left: Outline, tail: Outline = []): Point[] {
  return [...toPoints(left), ...mirror(left).reverse(), ...toPoints(tail)];
}

export interface Bend {
  degrees: number;
  x: number;
  y: number;
}

/** Increasing with the distance below the pivot. */
function bend(outline: Outline, { degrees, x: pivotX, y: pivotY }: Bend): Point[] {
  return toPoints(outline).map(([x, y, corner]): Point => {
    const share = Math.max(0, Math.min(1, (y - pivotY - 20) / 160));
    const angle = ((degrees * Math.PI) / 180) * share;
    const [dx, dy] = [x - pivotX, y - pivotY];
    const turned: [number, number] = [
      pivotX + dx * Math.cos(angle) - dy * Math.sin(angle),
      pivotY + dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
    return corner ? [...turned, 1] : turned;
  });
}

export interface Side {
  place: (outline: Outline) => Point[];
  right: boolean;
  /** 1 on the left, -1 on the right. */
  sign: 1 | -1;
}

/** Left first; `lean` bends the right one. */
export function sides(lean?: Bend): [left: Side, right: Side] {
  return [
    { place: (outline) => [...toPoints(outline)], right: false, sign: 1 },
    { place: (outline) => (lean ? bend(mirror(outline), lean) : mirror(outline)), right: true, sign: -1 },
  ];
}

export const sleeveLean: Bend = { degrees: 3.4, x: 302, y: 105 };
export const legLean: Bend = { degrees: 2.4, x: 264, y: 120 };

/** Half width and sideways bow in units. */
export type Fold = readonly [x1: number, y1: number, x2: number, y2: number, halfWidth: number, bow: number];

/** Parses `'112 204 168 268 8 6, 288 204 236 276 9'`: ends, half width, optional bow. */
export function toFolds(notation: string): Fold[] {
  return notation.split(',').map((words) => {
    const [x1, y1, x2, y2, halfWidth, bow = 0] = words.trim().split(/\s+/).map(Number);
    if (
      x1 === undefined ||
      y1 === undefined ||
      x2 === undefined ||
      y2 === undefined ||
      halfWidth === undefined
    )
      throw new Error(`Not a fold: "${words}"`);
    return [x1, y1, x2, y2, halfWidth, bow];
  });
}

export function lens([x1, y1, x2, y2, halfWidth, bow]: Fold): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [normalX, normalY] = [-dy / length, dx / length];
  const { round } = Math;
  const middle = (offset: number) =>
    `${round(dx / 2 + normalX * offset)} ${round(dy / 2 + normalY * offset)}`;
  const back = bow * 2 - halfWidth;
  return (
    `M${round(x1)} ${round(y1)}q${middle(bow * 2 + halfWidth)} ${round(dx)} ${round(dy)}` +
    `q${round(-dx / 2 + normalX * back)} ${round(-dy / 2 + normalY * back)} ${round(-dx)} ${round(-dy)}`
  ).replaceAll(' -', '-');
}
