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

export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly lab: Float32Array;
  /** Per pixel, the index in `zones`; 255 beside the person. */
  readonly zone: Uint8Array;
  readonly cells: Uint8Array;
  /** Per pixel, around the joints of the ankles. */
  readonly belowAnkles: Uint8Array;
  /** Per pixel, around the nose: skin, without hair. */
  readonly cheeks: Uint8Array;
  readonly shoulders: number;
  readonly hips: number;
  /** Per pixel, down the middle of the body. */
  readonly core: Uint8Array;
}

/** Of the photograph's sides. */
const BESIDE_BOX = 0.03;
const NOSE = 0;
const EYES = [1, 2] as const;
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

/** Of the distance between the eyes. */
const AROUND_NOSE = 0.75;
const LEAST_AROUND_NOSE = 2;

function aroundNose(body: Body, cells: Uint8Array, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  const [nose, left, right] = [NOSE, ...EYES].map((joint) => jointAt(body, { cells }, joint));
  if (!nose || !left || !right || nose.sure < SEEN) return mask;
  const apart = Math.hypot((left.x - right.x) * width, (left.y - right.y) * height);
  const reach = Math.max(LEAST_AROUND_NOSE, AROUND_NOSE * apart);
  const [x, y] = [Math.round(nose.x * width), Math.round(nose.y * height)];
  for (let v = Math.max(0, Math.ceil(y - reach)); v < Math.min(height, y + reach); v++)
    for (let u = Math.max(0, Math.ceil(x - reach)); u < Math.min(width, x + reach); u++)
      if (Math.hypot(u - x, v - y) <= reach) mask[v * width + u] = 1;
  return mask;
}

/** Of the forearm, beyond the wrist. */
const BEYOND_WRIST = 0.3;
const FOREARMS = [
  [7, 9],
  [8, 10],
] as const;

/** As shares of the picture. */
export function handsOf(body: Body, cells: Uint8Array): { x: number; y: number }[] {
  return FOREARMS.flatMap((joints) => {
    const [elbow, wrist] = joints.map((joint) => jointAt(body, { cells }, joint)) as [Joint, Joint];
    if (wrist.sure < SEEN) return [];
    const beyond = (one: number, other: number) => other + BEYOND_WRIST * (other - one);
    return [{ x: beyond(elbow.x, wrist.x), y: beyond(elbow.y, wrist.y) }];
  });
}

const SHOULDERS = [5, 6] as const;
const HIPS = [11, 12] as const;

/** Row of a pair of joints, or else `instead`. */
function rowOf(body: Body, cells: Uint8Array, pair: readonly number[], height: number, instead: number) {
  const seen = pair.map((joint) => jointAt(body, { cells }, joint)).filter(({ sure }) => sure > SEEN);
  return seen.length === 0 ? instead : (height * seen.reduce((sum, { y }) => sum + y, 0)) / seen.length;
}

/** Of the shoulders' width, to each side. */
const CORE = 0.33;

function coreOf(body: Body, cells: Uint8Array, width: number, height: number): Uint8Array {
  const joint = (number: number) => {
    const { x, y, sure } = jointAt(body, { cells }, number);
    return { x: width * x, y: height * y, sure };
  };
  const between = (one: Joint, other: Joint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [one, other] = [joint(SHOULDERS[0]), joint(SHOULDERS[1])];
  const hips = [joint(HIPS[0]), joint(HIPS[1])] as const;
  const top = between(one, other);
  // Half a person: straight down.
  const bottom = hips.every(({ sure }) => sure > SEEN) ? between(...hips) : { x: top.x, y: height };
  const reach = Math.max(3, CORE * Math.hypot(one.x - other.x, one.y - other.y), 0.2 * (bottom.y - top.y));
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const along = Math.min(1, Math.max(0, (Math.floor(i / width) - top.y) / Math.max(1, bottom.y - top.y)));
    return Math.abs((i % width) - (1 - along) * top.x - along * bottom.x) <= reach ? 1 : 0;
  });
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
  const torso = zones.indexOf('torso');
  const shoulders = rowOf(body, cells, SHOULDERS, height, Math.floor(zone.indexOf(torso) / width));
  return {
    core: coreOf(body, cells, width, height),
    shoulders,
    hips: Math.max(
      shoulders + 1,
      rowOf(body, cells, HIPS, height, Math.floor(zone.lastIndexOf(torso) / width)),
    ),
    width,
    height,
    lab: oklabPixels(small),
    zone,
    cells,
    belowAnkles: aroundAnkles(body, cells, width, height),
    cheeks: aroundNose(body, cells, width, height),
  };
}

export interface Joint {
  readonly x: number;
  readonly y: number;
  /** 0..1. */
  readonly sure: number;
}

/** Between the cells around the best one: a cell is as large as an eye. */
export function jointAt(
  { width, height, joints }: Body,
  { cells }: Pick<Figure, 'cells'>,
  joint: number,
): Joint {
  const size = width * height;
  const map = joints.subarray(joint * size, (joint + 1) * size);
  let best = -1;
  for (let i = 0; i < size; i++)
    if (cells[i] && (best < 0 || (map[i] as number) > (map[best] as number))) best = i;
  if (best < 0) return { x: 0, y: 0, sure: 0 };
  const [column, row] = [best % width, Math.floor(best / width)];
  let [x, y, weights] = [0, 0, 0];
  for (let v = Math.max(0, row - 1); v <= Math.min(height - 1, row + 1); v++)
    for (let u = Math.max(0, column - 1); u <= Math.min(width - 1, column + 1); u++) {
      const weight = map[v * width + u] as number;
      x += weight * u;
      y += weight * v;
      weights += weight;
    }
  return {
    x: x / (weights || 1) / (width - 1),
    y: y / (weights || 1) / (height - 1),
    sure: map[best] as number,
  };
}
