import { type Body, PARTS } from '../gate/body.ts';
import { oklabPixels } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import type { Platform } from '../platform.ts';
import type { Proposal } from '../several.ts';

/** Longest side. */
const SIDE = 320;
const PERSON = 0.5;
/** Smaller ones stand in the background. */
const ALSO_THERE = 0.3;

export const zones = [
  'face',
  'upperArm',
  'lowerArm',
  'hand',
  'torso',
  'upperLeg',
  'lowerLeg',
  'foot',
] as const;
export type Zone = (typeof zones)[number];
/** In the order of BodyPix's 24 parts. */
const zoneOfPart: readonly Zone[] = [
  ...Array<Zone>(2).fill('face'),
  ...Array<Zone>(4).fill('upperArm'),
  ...Array<Zone>(4).fill('lowerArm'),
  ...Array<Zone>(2).fill('hand'),
  ...Array<Zone>(2).fill('torso'),
  ...Array<Zone>(4).fill('upperLeg'),
  ...Array<Zone>(4).fill('lowerLeg'),
  ...Array<Zone>(2).fill('foot'),
];
const NONE = 255;

/** One person on the pixels of a small copy of the photograph. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly lab: Float32Array;
  /** Per pixel, the index in `zones`; 255 beside the person. */
  readonly zone: Uint8Array;
  /** Cells of the body's grid that belong to the person. */
  readonly cells: Uint8Array;
  /** Per pixel, around the joints of the ankles. */
  readonly belowAnkles: Uint8Array;
}

/** Of the photograph's sides. */
const BESIDE_BOX = 0.03;
const KNEES = [13, 14] as const;
const ANKLES = [15, 16] as const;
const SHOULDERS_TO_ANKLES = Array.from({ length: 12 }, (_, i) => 5 + i);
const SEEN = 0.3;
/** Of the body's height between its joints: how far clothes reach beyond them. */
const BESIDE = 0.13;

export const isIn = ({ zone }: Figure, pixel: number, ...among: readonly Zone[]) =>
  among.some((name) => zones[zone[pixel] as number] === name);

interface Region {
  readonly cells: Uint8Array;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A bag or the light on a skirt divides a person: one part is below the other, within its width. */
const continues = (one: Region, other: Region) =>
  (one.top > other.bottom || one.bottom < other.top) &&
  one.left >= other.left - 1 &&
  one.right <= other.right + 1;

/** Connected cells, the largest first; only people of some size. */
export function peopleIn({ width, height, person }: Body): Uint8Array[] {
  const rest = person.map((value) => (value >= PERSON ? 1 : 0));
  const regions: Region[] = [];
  for (let start = 0; start < rest.length; start++) {
    if (!rest[start]) continue;
    const cells = new Uint8Array(rest.length);
    const line = [start];
    rest[start] = 0;
    for (const i of line) {
      cells[i] = 1;
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= width * height || !rest[j]) continue;
        rest[j] = 0;
        line.push(j);
      }
    }
    const xs = line.map((i) => i % width);
    const ys = line.map((i) => Math.floor(i / width));
    regions.push({
      cells,
      size: line.length,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    });
  }
  regions.sort((one, other) => other.size - one.size);
  const people: Region[] = [];
  for (const region of regions) {
    const at = people.findIndex((other) => continues(region, other));
    const whole = people[at];
    if (!whole) people.push(region);
    else
      people[at] = {
        ...whole,
        cells: whole.cells.map((is, i) => is | (region.cells[i] as number)),
        size: whole.size + region.size,
        top: Math.min(whole.top, region.top),
        bottom: Math.max(whole.bottom, region.bottom),
      };
  }
  people.sort((one, other) => other.size - one.size);
  const least = ALSO_THERE * (people[0]?.size ?? 0);
  return people.filter(({ size }) => size >= least).map(({ cells }) => cells);
}

/** Without the people who touch the person. */
export function cellsWithin({ width, height }: Body, cells: Uint8Array, box: Proposal['box']): Uint8Array {
  const kept = cells.map((is, i) => {
    const [x, y] = [(i % width) / (width - 1), Math.floor(i / width) / (height - 1)];
    const isInside =
      x > box.left - BESIDE_BOX &&
      x < box.left + box.width + BESIDE_BOX &&
      y > box.top - BESIDE_BOX &&
      y < box.top + box.height + BESIDE_BOX;
    return is && isInside ? 1 : 0;
  });
  return kept.includes(1) ? kept : cells;
}

/** Values of a grid at every pixel, between the four nearest cells. */
function enlarge(grid: Float32Array, from: Body, width: number, height: number): Float32Array {
  const values = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y / Math.max(1, height - 1)) * (from.height - 1);
    const top = Math.min(from.height - 2, Math.floor(v));
    for (let x = 0; x < width; x++, i++) {
      const u = (x / Math.max(1, width - 1)) * (from.width - 1);
      const left = Math.min(from.width - 2, Math.floor(u));
      const at = top * from.width + left;
      const [a, b] = [grid[at] as number, grid[at + 1] as number];
      const [c, d] = [grid[at + from.width] as number, grid[at + from.width + 1] as number];
      const [s, t] = [u - left, v - top];
      values[i] = (1 - t) * ((1 - s) * a + s * b) + t * ((1 - s) * c + s * d);
    }
  }
  return values;
}

/** People behind a person hang together with them; they are beside all joints. */
function withoutNeighbours(body: Body, cells: Uint8Array): Uint8Array {
  const seen = SHOULDERS_TO_ANKLES.map((joint) => jointAt(body, { cells }, joint)).filter(
    ({ sure }) => sure > SEEN,
  );
  if (seen.length < 6) return cells;
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  const beside = (BESIDE * (Math.max(...ys) - Math.min(...ys)) * (body.height - 1)) / (body.width - 1);
  const [from, to] = [Math.min(...xs) - beside, Math.max(...xs) + beside];
  return cells.map((is, i) => {
    const x = (i % body.width) / (body.width - 1);
    return is && x >= from && x <= to ? 1 : 0;
  });
}

/** Shoes are small for the grid: where the feet are, by the ankles and the length of the shins. */
function aroundAnkles(body: Body, cells: Uint8Array, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  ANKLES.forEach((joint, side) => {
    const ankle = jointAt(body, { cells }, joint);
    const knee = jointAt(body, { cells }, KNEES[side] as number);
    if (ankle.sure < SEEN || knee.sure < SEEN || ankle.y <= knee.y) return;
    const shin = (ankle.y - knee.y) * height;
    const [x, y] = [ankle.x * width, ankle.y * height];
    for (let v = Math.max(0, Math.round(y - 0.05 * shin)); v < Math.min(height, y + 0.3 * shin); v++)
      for (let u = Math.max(0, Math.round(x - 0.2 * shin)); u < Math.min(width, x + 0.2 * shin); u++)
        mask[v * width + u] = 1;
  });
  return mask;
}

export async function figureOf(
  photo: Picture,
  body: Body,
  cells: Uint8Array,
  platform: Platform,
): Promise<Figure> {
  const small = await platform.resize(photo, SIDE, SIDE, 'inside');
  const { width, height } = small;
  const own = withoutNeighbours(body, cells);
  const inside = enlarge(
    body.person.map((value, i) => (own[i] ? value : Math.min(value, 1 - value))),
    body,
    width,
    height,
  );
  const zone = new Uint8Array(width * height).fill(NONE);
  const best = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY);
  const size = body.width * body.height;
  zones.forEach((name, index) => {
    const strongest = new Float32Array(size).fill(Number.NEGATIVE_INFINITY);
    for (let part = 0; part < PARTS; part++) {
      if (zoneOfPart[part] !== name) continue;
      for (let i = 0; i < size; i++)
        strongest[i] = Math.max(strongest[i] as number, body.parts[part * size + i] as number);
    }
    enlarge(strongest, body, width, height).forEach((value, i) => {
      if ((inside[i] as number) < PERSON || value <= (best[i] as number)) return;
      best[i] = value;
      zone[i] = index;
    });
  });
  return {
    width,
    height,
    lab: oklabPixels(small),
    zone,
    cells,
    belowAnkles: aroundAnkles(body, cells, width, height),
  };
}

/** The surest place of a joint on the person, as shares of the picture. */
export function jointAt({ width, height, joints }: Body, { cells }: Pick<Figure, 'cells'>, joint: number) {
  const size = width * height;
  let best = -1;
  for (let i = 0; i < size; i++)
    if (
      cells[i] &&
      (best < 0 || (joints[joint * size + i] as number) > (joints[joint * size + best] as number))
    )
      best = i;
  const x = best % width;
  return {
    x: x / (width - 1),
    y: (best - x) / width / (height - 1),
    sure: best < 0 ? 0 : (joints[joint * size + best] as number),
  };
}
