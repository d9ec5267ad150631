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
/** Of the ratios of chroma to lightness. */
const SKIN_RATIO = 0.05;
/** Of the face's lightness. */
const DARKEST_SKIN = 0.6;
const LIGHTEST_SKIN = 1.35;
const LEAST_FACE = 6;
/** Shares from which zones wear the same, and from which cloth covers a zone. */
const SAME_CLOTH = 0.6;
/** Below it, arms and chest wear two layers; hair and bows reach what a coat's front does. */
const OTHER_LAYER = 0.6;
const BELOW_COAT = 0.72;
const COVERED = 0.35;
/** Of the arms, below which there is no second layer; fur looks like skin. */
const SLEEVES = 0.7;
const SLEEVES_OF_COAT = 0.5;
/** Of the upper part, for a layer to count. */
const LEAST_LAYER = 0.05;
/** Across the torso, 0..1. */
const MIDDLE = [0.38, 0.62] as const;
const KEPT = 0.15;
/** Of the place below the ankles. */
const SEEN_FEET = 0.3;
/** Pixels of the small copy. */
const LEAST_SHOES = 20;
/** Of the legs' height, and of the pixels there. */
const HIP = 0.25;
const WORN_AT_HIPS = 0.12;

export type WornGroup = 'top' | 'outer' | 'bottom' | 'dress' | 'shoes';
export interface WornMask {
  readonly group: WornGroup;
  readonly mask: Uint8Array;
  /** The body's parts do not show it, only its joints. */
  readonly isGuess?: boolean;
}

const distance = (lab: Float32Array, i: number, [l, a, b]: Oklab, lightness = LIGHTNESS) =>
  Math.hypot(
    lightness * ((lab[3 * i] as number) - l),
    (lab[3 * i + 1] as number) - a,
    (lab[3 * i + 2] as number) - b,
  );

const middleOf = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Pixels of the face's colour, wherever the body may be bare. */
function skinOf(figure: Figure): Uint8Array {
  const { lab, cheeks } = figure;
  // Light scales lightness and both chromas alike, so that their ratios tell skin in the shade.
  const ratio = (i: number, z: 1 | 2) => (lab[3 * i + z] as number) / Math.max(0.1, lab[3 * i] as number);
  const isWarm = (i: number) => ratio(i, 1) > 0.01 && ratio(i, 2) > 0.015;
  const face = [...indicesOf(cheeks)].filter(isWarm);
  if (face.length < LEAST_FACE) return new Uint8Array(cheeks.length);
  const [l, a, b] = [
    middleOf(face.map((i) => lab[3 * i] as number)),
    middleOf(face.map((i) => ratio(i, 1))),
    middleOf(face.map((i) => ratio(i, 2))),
  ] as const;
  return maskWhere(new Float32Array(cheeks.length), (_, i) => {
    const light = (lab[3 * i] as number) / l;
    return (
      isWarm(i) &&
      light > DARKEST_SKIN &&
      light < LIGHTEST_SKIN &&
      Math.hypot(ratio(i, 1) - a, ratio(i, 2) - b) < SKIN_RATIO
    );
  });
}

/** Each colour's share of the pixels; similar ones are one. */
function paint(lab: Float32Array, pixels: Uint8Array, lightness = LIGHTNESS) {
  const indices = indicesOf(pixels);
  if (indices.length === 0) return { of: () => new Float32Array(COLORS), nearest: () => 0 };
  const centers = fitMixture(lab, thin(indices, SAMPLES), COLORS).clusters.map(({ center }) => center);
  const same = centers.map((center) =>
    centers.findIndex((other) => distance(Float32Array.from(center), 0, other, lightness) < SAME_COLOR),
  );
  const nearest = (i: number) => {
    let best = 0;
    centers.forEach((center, k) => {
      if (distance(lab, i, center, lightness) < distance(lab, i, centers[best] as Oklab, lightness)) best = k;
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
const OPEN_COAT = 0.3;

function isBetween(
  { width, height, zone }: Figure,
  inner: Uint8Array,
  upper: Uint8Array,
  from: number,
): boolean {
  let [rows, open] = [0, 0];
  for (let y = 0; y < height; y++) {
    const row = Array.from({ length: width }, (_, x) => y * width + x);
    const first = row.findIndex((i) => inner[i]);
    if (first < 0) continue;
    const to = row.findLastIndex((i) => inner[i]);
    const isOuter = (i: number) => upper[i] && !inner[i] && zones[zone[i] as number] === 'torso';
    rows++;
    if (row.slice(0, Math.max(0, first - 1)).some(isOuter) && row.slice(to + 2).some(isOuter)) open++;
  }
  return open > from * rows;
}

/** Share of skin in rows of the legs; the rest there is ground between them. */
const BARE = 0.35;
const BARE_ROWS = 7;

/** The row below the knees from which the legs are bare: nothing worn on the hips goes on there. */
function bareFrom(figure: Figure, skin: Uint8Array): number {
  const { width, height, hips } = figure;
  let [bare, all] = [0, 0];
  const shares = Array.from({ length: height }, (_, y) => {
    let [own, total] = [0, 0];
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (!isIn(figure, i, 'lowerLeg')) continue;
      own += skin[i] as number;
      total++;
    }
    return { own, total };
  });
  for (let y = Math.round(hips); y < height; y++) {
    bare += shares[y]?.own ?? 0;
    all += shares[y]?.total ?? 0;
    const before = y - BARE_ROWS;
    if (before < hips) continue;
    bare -= shares[before]?.own ?? 0;
    all -= shares[before]?.total ?? 0;
    if (all > 0 && bare > BARE * all) return before;
  }
  return height;
}

/** Of the torso's height: the rows compared above and below a seam, and where it may lie. */
const COMPARED = 0.2;
const HIGHEST_SEAM = 0.45;
const HIGHEST_HEM_OF_COAT = 0.9;
const LOWEST_SEAM = 2;
/** Of the shares of colours. */
const SEAM = 0.4;
const SEAM_LIGHTNESS = 0.7;
/** Of the pixels that a row of the clothes has. */
const LEAST_COMPARED = 0.25;

/** The row where the colours change most between chest and shins; changes near the hips count more. */
function findSeam(
  { width, height, shoulders, hips }: Figure,
  pixels: Uint8Array,
  colorOf: (pixel: number) => number,
  highest: number,
): { row: number; strength: number } {
  const sums = Array.from({ length: height + 1 }, () => new Float64Array(COLORS));
  for (let y = 0; y < height; y++) {
    const next = sums[y + 1] as Float64Array;
    next.set(sums[y] as Float64Array);
    for (let x = 0, i = y * width; x < width; x++, i++)
      if (pixels[i]) next[colorOf(i)] = (next[colorOf(i)] as number) + 1;
  }
  const torso = hips - shoulders;
  const deep = Math.max(3, Math.round(COMPARED * torso));
  const between = (from: number, to: number) => {
    const [a, b] = [Math.max(0, from), Math.min(height, to)].map((y) => sums[y] as Float64Array);
    return (b as Float64Array).map((value, k) => value - ((a as Float64Array)[k] as number));
  };
  const total = (counts: Float64Array) => counts.reduce((sum, value) => sum + value, 0);
  const usual = total(between(Math.round(shoulders), Math.round(hips))) / torso;
  let best = { row: Math.round(hips), strength: 0 };
  let most = 0;
  const last = Math.min(height - deep, Math.round(shoulders + LOWEST_SEAM * torso));
  for (let y = Math.round(shoulders + highest * torso); y < last; y++) {
    const [above, below] = [between(y - deep, y), between(y, y + deep)];
    const [over, under] = [total(above), total(below)];
    if (Math.min(over, under) < LEAST_COMPARED * usual * deep) continue;
    const strength = above.reduce(
      (sum, value, k) => sum + Math.abs(value / over - (below[k] as number) / under) / 2,
      0,
    );
    const weighed = strength / (1 + ((y - hips) / torso) ** 2);
    if (weighed > most) {
      most = weighed;
      best = { row: y, strength };
    }
  }
  return best;
}

export interface Clothes {
  readonly masks: readonly WornMask[];
  readonly whole: Uint8Array;
  /** Agreement of the colours above and below the seam, 0 to 1. */
  readonly likeness: number;
  /** Below the hips, in torsos; null where no seam parts upper and lower clothes. */
  readonly hem: number | null;
}

export function separateClothes(figure: Figure, isCoat = false): Clothes {
  const { width, height, lab, zone } = figure;
  const rows = torsoRows(figure);
  const neckline = necklineOf(rows);
  // Below the neckline and above the hips, what has the face's colour is cloth.
  const skin = skinOf(figure).map((is, i) =>
    is && !(isIn(figure, i, 'torso') && Math.floor(i / width) > neckline) ? 1 : 0,
  );
  const where = (test: (i: number) => boolean) => maskWhere(new Float32Array(zone.length), (_, i) => test(i));
  const inZone = (...among: readonly Zone[]) => where((i) => isIn(figure, i, ...among));
  const bare = bareFrom(figure, skin);
  const isCloth = (i: number) =>
    !skin[i] && (Math.floor(i / width) < bare || !isIn(figure, i, 'upperLeg', 'lowerLeg'));
  const cloth = (...among: readonly Zone[]) => where((i) => isCloth(i) && isIn(figure, i, ...among));
  const evenly = new Float32Array(zone.length).fill(1);
  const main = (mask: Uint8Array) => keepMainParts(mask, width, height, evenly, KEPT);

  const covered = cloth('torso', 'upperLeg', 'lowerLeg');
  const trunk = where(
    (i) => !skin[i] && figure.core[i] === 1 && isIn(figure, i, 'torso', 'upperLeg', 'lowerLeg'),
  );
  const body = paint(lab, trunk, SEAM_LIGHTNESS);
  const seam = findSeam(figure, trunk, body.nearest, isCoat ? HIGHEST_HEM_OF_COAT : HIGHEST_SEAM);
  const splits = seam.strength > SEAM;
  const isOverSeam = (i: number) => !splits || Math.floor(i / width) < seam.row;
  const arms = cloth('upperArm', 'lowerArm');
  const torso = where((i) => isIn(figure, i, 'torso') && isOverSeam(i));
  const upper = where((i) => arms[i] === 1 || torso[i] === 1);
  const thighs = cloth('upperLeg');
  const feet = nearAnkles(figure, inZone('foot'));
  const middle = where((i) => {
    const x = i % width;
    const y = (i - x) / width;
    const [left, right] = [rows.from[y] as number, rows.to[y] as number];
    const across = right > left ? (x - left) / (right - left) : -1;
    return torso[i] === 1 && across > MIDDLE[0] && across < MIDDLE[1];
  });

  const masks: WornMask[] = [];
  const add = (group: WornGroup, mask: Uint8Array, least: number, isGuess = false) => {
    const kept = main(mask);
    if (count(kept) >= least) masks.push({ group, mask: kept, isGuess });
  };
  const least = 0.03 * count(inZone('torso', 'upperLeg', 'lowerLeg', 'upperArm'));

  const areArmsCovered =
    count(arms) > (isCoat ? SLEEVES_OF_COAT : SLEEVES) * count(inZone('upperArm', 'lowerArm'));
  const layerBelow = (lightness: number) => {
    if (!areArmsCovered) return null;
    const colors = paint(lab, upper, lightness);
    const [onArms, inMiddle] = [colors.of(arms), colors.of(middle)];
    const inner = where((i) => {
      const k = torso[i] ? colors.nearest(i) : -1;
      return k >= 0 && (inMiddle[k] as number) > (onArms[k] as number);
    });
    const isLayered =
      overlap(onArms, inMiddle) < (isCoat ? BELOW_COAT : OTHER_LAYER) &&
      count(main(inner)) > LEAST_LAYER * count(upper) &&
      isBetween(figure, main(inner), upper, isCoat ? OPEN_COAT : OPEN);
    return isLayered ? inner : null;
  };
  // A dark shirt may have the colour of a coat's shadows: then only lightness tells them apart, and says nothing of tails.
  const clear = layerBelow(LIGHTNESS);
  const inner = clear ?? (isCoat ? layerBelow(SEAM_LIGHTNESS) : null);
  const outside = inner ? where((i) => upper[i] === 1 && inner[i] === 0) : upper;

  const isAbove = (i: number) =>
    splits
      ? Math.floor(i / width) < seam.row || isIn(figure, i, 'upperArm', 'lowerArm')
      : isIn(figure, i, 'torso', 'upperArm', 'lowerArm');
  const over = where((i) => (covered[i] === 1 || arms[i] === 1) && isAbove(i));
  const below = where((i) => covered[i] === 1 && !isAbove(i));
  // An open coat goes on over the thighs in its own colour.
  const tailsOf = (outside: Uint8Array) => {
    const all = paint(
      lab,
      where((i) => covered[i] === 1 || arms[i] === 1),
      SEAM_LIGHTNESS,
    );
    const [above, under] = [all.of(outside), all.of(where((i) => below[i] === 1 && trunk[i] === 1))];
    return where((i) => {
      const k = below[i] && isIn(figure, i, 'upperLeg') ? all.nearest(i) : -1;
      return k >= 0 && (above[k] as number) > (under[k] as number);
    });
  };
  // Bare legs and tights have other colours than what starts at the hips.
  const bottomOf = (mask: Uint8Array) => {
    const pixels = indicesOf(mask);
    const [first = 0, last = 0] = [pixels[0], pixels.at(-1)].map((i) => Math.floor((i ?? 0) / width));
    const starts = first + HIP * (last - first);
    const colors = paint(lab, mask);
    const atHips = colors.of(where((i) => mask[i] === 1 && Math.floor(i / width) < starts));
    return where((i) => mask[i] === 1 && (atHips[colors.nearest(i)] as number) > WORN_AT_HIPS);
  };
  let onHips = below;
  if (inner) {
    const tails = clear ? tailsOf(outside) : new Uint8Array(zone.length);
    onHips = where((i) => below[i] === 1 && tails[i] === 0);
    const outer = where((i) => (over[i] === 1 && inner[i] === 0) || tails[i] === 1);
    add('outer', outer, least);
    const top = where((i) => over[i] === 1 && inner[i] === 1);
    add('top', top, least);
  } else add('top', over, least);
  const place = where(
    (i) => isIn(figure, i, 'torso', 'upperLeg', 'lowerLeg') && !isAbove(i) && Math.floor(i / width) < bare,
  );
  const bottom = bottomOf(onHips);
  const legs = where((i) => isIn(figure, i, 'upperLeg', 'lowerLeg') && Math.floor(i / width) >= bare);
  const onLegs = paint(
    lab,
    where((i) => bottom[i] === 1 || legs[i] === 1),
  );
  // Thighs below a tunic look like the bare legs that go on there.
  const isBare = count(legs) > count(bottom) && overlap(onLegs.of(bottom), onLegs.of(legs)) > SAME_CLOTH;
  if (count(below) > COVERED * count(place) && !isBare) add('bottom', bottom, least);
  const areFeetSeen = count(feet) > SEEN_FEET * count(figure.belowAnkles);
  add('shoes', areFeetSeen ? feet : figure.belowAnkles, LEAST_SHOES, !areFeetSeen);
  const onLegsToo = bottom.includes(1) ? bottom : thighs;
  const ofTrunk = (mask: Uint8Array) => body.of(where((i) => mask[i] === 1 && trunk[i] === 1));
  return {
    masks,
    whole: main(where((i) => over[i] === 1 || onLegsToo[i] === 1)),
    likeness: overlap(ofTrunk(over), ofTrunk(below)),
    hem: splits ? (seam.row - figure.hips) / (figure.hips - figure.shoulders) : null,
  };
}
