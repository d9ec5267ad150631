import { boundingBox, indicesOf, keepMainParts, maskWhere, thin } from '../mask.ts';
import { fitMixture } from '../mixture.ts';
import type { Oklab } from '../oklab.ts';
import { type Figure, isIn, type Zone, zones } from './figure.ts';

/* Garments of a person on the small copy: by parts of the body, without skin, seams by colour. */

const COLORS = 5;
const SAMPLES = 4000;
/** Distances in OKLab; shadows change lightness most. */
const LIGHTNESS = 0.35;
const SAME_COLOR = 0.06;
const SKIN_HUE = 0.045;
const SKIN_LIGHT = 0.22;
/** Shares from which zones wear the same, and from which cloth covers a zone. */
const SAME_CLOTH = 0.6;
const OTHER_CLOTH = 0.6;
/** Below it, arms and chest wear two layers. */
const OTHER_LAYER = 0.68;
const COVERED = 0.35;
/** Of the upper part, for a layer to count. */
const LEAST_LAYER = 0.05;
/** Across the torso, 0..1. */
const MIDDLE = [0.38, 0.62] as const;
const KEPT = 0.15;
/** Of the place below the ankles. */
const SEEN_FEET = 0.3;
/** Of the legs' height, and of the pixels there. */
const HIP = 0.25;
const WORN_AT_HIPS = 0.12;

export type WornGroup = 'top' | 'outer' | 'bottom' | 'dress' | 'shoes';
export interface WornMask {
  readonly group: WornGroup;
  readonly mask: Uint8Array;
}

const distance = (lab: Float32Array, i: number, [l, a, b]: Oklab) =>
  Math.hypot(
    LIGHTNESS * ((lab[3 * i] as number) - l),
    (lab[3 * i + 1] as number) - a,
    (lab[3 * i + 2] as number) - b,
  );

const middleOf = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Pixels of the face's colour, wherever the body may be bare. */
function skinOf(figure: Figure): Uint8Array {
  const { lab, zone } = figure;
  const face: number[] = [];
  for (let i = 0; i < zone.length; i++) {
    const isWarm = (lab[3 * i + 1] as number) > 0.005 && (lab[3 * i + 2] as number) > 0.01;
    if (isIn(figure, i, 'face') && isWarm) face.push(i);
  }
  if (face.length < 12) return new Uint8Array(zone.length);
  const [l, a, b] = [0, 1, 2].map((z) => middleOf(face.map((i) => lab[3 * i + z] as number))) as [
    number,
    number,
    number,
  ];
  return maskWhere(new Float32Array(zone.length), (_, i) => {
    const hue = Math.hypot((lab[3 * i + 1] as number) - a, (lab[3 * i + 2] as number) - b);
    return hue < SKIN_HUE && Math.abs((lab[3 * i] as number) - l) < SKIN_LIGHT;
  });
}

/** Each colour's share of the pixels; similar ones are one. */
function paint(lab: Float32Array, pixels: Uint8Array) {
  const indices = indicesOf(pixels);
  if (indices.length === 0) return { of: () => new Float32Array(COLORS), nearest: () => 0 };
  const centers = fitMixture(lab, thin(indices, SAMPLES), COLORS).clusters.map(({ center }) => center);
  const same = centers.map((center) =>
    centers.findIndex((other) => distance(Float32Array.from(center), 0, other) < SAME_COLOR),
  );
  const nearest = (i: number) => {
    let best = 0;
    centers.forEach((center, k) => {
      if (distance(lab, i, center) < distance(lab, i, centers[best] as Oklab)) best = k;
    });
    return same[best] as number;
  };
  const of = (mask: Uint8Array) => {
    const shares = new Float32Array(COLORS);
    const inside = indicesOf(mask);
    for (const i of inside) shares[nearest(i)] = (shares[nearest(i)] as number) + 1 / inside.length;
    return shares;
  };
  return { of, nearest };
}

const overlap = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, share, k) => sum + Math.min(share, other[k] as number), 0);
const count = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0);

/** Left and right edges of the torso in each row. */
function torsoRows(figure: Figure): { from: Int32Array; to: Int32Array } {
  const { width, height } = figure;
  const from = new Int32Array(height).fill(width);
  const to = new Int32Array(height).fill(-1);
  for (let i = 0; i < width * height; i++) {
    if (!isIn(figure, i, 'torso')) continue;
    const x = i % width;
    const y = (i - x) / width;
    from[y] = Math.min(from[y] as number, x);
    to[y] = Math.max(to[y] as number, x);
  }
  return { from, to };
}

/** Share of the torso's height where a neck may be bare. */
const NECK = 0.35;

function necklineOf({ to }: { to: Int32Array }): number {
  const first = to.findIndex((x) => x >= 0);
  const last = to.findLastIndex((x) => x >= 0);
  return first < 0 ? 0 : first + NECK * (last - first);
}

/** Around the place of the shoes, in its height: other people's feet are farther. */
const BESIDE_ANKLES = 2;
const ABOVE_ANKLES = 0.6;

function nearAnkles({ width, belowAnkles }: Figure, feet: Uint8Array): Uint8Array {
  const { left, top, width: across, height: down } = boundingBox(belowAnkles, width);
  if (across === 0) return feet;
  return feet.map((is, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isNear =
      Math.abs(x - left - across / 2) < across / 2 + BESIDE_ANKLES * down &&
      Math.abs(y - top - down / 2) < down / 2 + ABOVE_ANKLES * down;
    return is && isNear ? 1 : 0;
  });
}

/** Of the rows, where an open garment shows on both sides of the one below: a bow or a print does not lie so. */
const OPEN = 0.38;

function isBetween({ width, height, zone }: Figure, inner: Uint8Array, upper: Uint8Array): boolean {
  let [rows, open] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = Array.from({ length: width }, (_, x) => y * width + x);
    const from = row.findIndex((i) => inner[i]);
    if (from < 0) continue;
    const to = row.findLastIndex((i) => inner[i]);
    const isOuter = (i: number) => upper[i] && !inner[i] && zones[zone[i] as number] === 'torso';
    rows++;
    if (row.slice(0, Math.max(0, from - 1)).some(isOuter) && row.slice(to + 2).some(isOuter)) open++;
  }
  return open > OPEN * rows;
}

export interface Clothes {
  readonly masks: readonly WornMask[];
  /** The whole body's cloth, where one garment may cover it. */
  readonly whole: Uint8Array | null;
  /** Down to the ankles, as trousers do. */
  readonly isLong: boolean;
}

export function separateClothes(figure: Figure): Clothes {
  const { width, height, lab, zone } = figure;
  const rows = torsoRows(figure);
  const neckline = necklineOf(rows);
  // Below the neckline and above the hips, what has the face's colour is cloth.
  const skin = skinOf(figure).map((is, i) =>
    is && !(isIn(figure, i, 'torso') && Math.floor(i / width) > neckline) ? 1 : 0,
  );
  const where = (test: (i: number) => boolean) => maskWhere(new Float32Array(zone.length), (_, i) => test(i));
  const inZone = (...among: readonly Zone[]) => where((i) => isIn(figure, i, ...among));
  const cloth = (...among: readonly Zone[]) => where((i) => !skin[i] && isIn(figure, i, ...among));
  const evenly = new Float32Array(zone.length).fill(1);
  const main = (mask: Uint8Array) => keepMainParts(mask, width, height, evenly, KEPT);

  const arms = cloth('upperArm', 'lowerArm');
  const torso = cloth('torso');
  const upper = cloth('torso', 'upperArm', 'lowerArm');
  const thighs = cloth('upperLeg');
  const legs = cloth('upperLeg', 'lowerLeg');
  const feet = nearAnkles(figure, inZone('foot'));
  const middle = where((i) => {
    const x = i % width;
    const y = (i - x) / width;
    const [left, right] = [rows.from[y] as number, rows.to[y] as number];
    const across = right > left ? (x - left) / (right - left) : -1;
    return torso[i] === 1 && across > MIDDLE[0] && across < MIDDLE[1];
  });

  const masks: WornMask[] = [];
  const add = (group: WornGroup, mask: Uint8Array, least: number) => {
    const kept = main(mask);
    if (count(kept) >= least) masks.push({ group, mask: kept });
  };
  const least = 0.03 * count(inZone('torso', 'upperLeg', 'lowerLeg', 'upperArm'));

  const colors = paint(lab, upper);
  const [onArms, inMiddle] = [colors.of(arms), colors.of(middle)];
  const areArmsCovered = count(arms) > COVERED * count(inZone('upperArm', 'lowerArm'));
  const inner = where((i) => {
    const k = upper[i] && isIn(figure, i, 'torso') ? colors.nearest(i) : -1;
    return k >= 0 && (inMiddle[k] as number) > (onArms[k] as number);
  });
  const isLayered =
    areArmsCovered &&
    overlap(onArms, inMiddle) < OTHER_LAYER &&
    count(main(inner)) > LEAST_LAYER * count(upper) &&
    isBetween(figure, main(inner), upper);
  const outside = isLayered ? where((i) => upper[i] === 1 && inner[i] === 0) : upper;

  const body = paint(
    lab,
    where((i) => outside[i] === 1 || legs[i] === 1),
  );
  const [above, onThighs, onShins] = [body.of(outside), body.of(thighs), body.of(cloth('lowerLeg'))];
  const covers = overlap(above, onThighs);
  const areThighsCovered = count(thighs) > COVERED * count(inZone('upperLeg'));
  // A coat goes on over the thighs in its own colour, above legs of another.
  const belowToo = where((i) => {
    if (!thighs[i]) return false;
    const k = body.nearest(i);
    return (above[k] as number) > 0.12 && (above[k] as number) > (onShins[k] as number);
  });
  // Bare legs and tights have other colours than what starts at the hips.
  const bottomOf = (mask: Uint8Array) => {
    const pixels = indicesOf(mask);
    const [first = 0, last = 0] = [pixels[0], pixels.at(-1)].map((i) => Math.floor((i ?? 0) / width));
    const starts = first + HIP * (last - first);
    const colors = paint(lab, mask);
    const atHips = colors.of(where((i) => mask[i] === 1 && Math.floor(i / width) < starts));
    return where((i) => mask[i] === 1 && (atHips[colors.nearest(i)] as number) > WORN_AT_HIPS);
  };
  const goesOn =
    areThighsCovered && count(belowToo) > 0.35 * count(thighs) && overlap(above, onShins) < OTHER_CLOTH;
  const long = goesOn ? where((i) => outside[i] === 1 || belowToo[i] === 1) : outside;
  if (isLayered) {
    add('outer', long, least);
    add('top', inner, least);
  } else add('top', long, least);
  add('bottom', bottomOf(goesOn ? where((i) => legs[i] === 1 && !belowToo[i]) : legs), least);
  const areFeetSeen = count(feet) > SEEN_FEET * count(figure.belowAnkles);
  add('shoes', areFeetSeen ? feet : figure.belowAnkles, 4);
  const isOneColor = areThighsCovered && covers > SAME_CLOTH;
  const isLong =
    count(cloth('lowerLeg')) > COVERED * count(inZone('lowerLeg')) && overlap(onThighs, onShins) > SAME_CLOTH;
  return {
    masks,
    isLong,
    whole: isOneColor ? main(where((i) => outside[i] === 1 || thighs[i] === 1)) : null,
  };
}
