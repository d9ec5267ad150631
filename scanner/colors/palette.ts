import type { ColorName } from '#contract/colors.ts';
import { erode, indicesOf, thin } from '../mask.ts';
import { fitMixture } from '../mixture.ts';
import { hexOfOklab, type Oklab } from '../oklab.ts';
import type { Segmentation } from '../segmentation.ts';
import { type NamedAs, nameColor } from './color-names.ts';

export interface PaletteColor {
  readonly name: ColorName;
  /** After white balance. */
  readonly hex: string;
  readonly share: number;
}

export interface Palette {
  /** One to three, main first. */
  readonly colors: readonly PaletteColor[];
}

const CLUSTERS = 6;
const SAMPLES = 4000;
const MAX_COLORS = 3;
/** Below, the rim is kept. */
const MIN_PIXELS = 30;
/** Less is buttons, labels and shadows. */
const MIN_SHARE = 0.12;
const MERGE_DISTANCE = 0.09;
/** Shadows change lightness more than hue. */
const LIGHTNESS_WEIGHT = 0.6;
/** A full correction whitens cream walls. */
const BALANCE = 0.85;
const RIM = 3;
/** Below, only the centre is used. */
const TORN_MASK = 0.4;
const CORE = 0.3;

interface Shade {
  center: Oklab;
  weight: number;
  clusters: number[];
}

/** At most by 12 %. */
function exposureGain(lab: Float32Array): number {
  const histogram = new Uint32Array(256);
  const pixels = lab.length / 3;
  for (let i = 0; i < lab.length; i += 3) {
    const bin = Math.min(255, Math.max(0, Math.floor((lab[i] as number) * 255)));
    histogram[bin] = (histogram[bin] as number) + 1;
  }
  let bin = 255;
  for (let above = 0; bin > 0; bin--) {
    above += histogram[bin] as number;
    if (above >= 0.02 * pixels) break;
  }
  return Math.min(1.12, Math.max(1, (0.96 * 255) / (bin + 1)));
}

/** Zero without a bright, nearly neutral background. */
function lightTint({ background }: Segmentation): readonly [number, number] {
  const main = background.reduce((most, cluster) => (cluster.weight > most.weight ? cluster : most));
  const [lightness, a, b] = main.center;
  return lightness > 0.7 && Math.hypot(a, b) < 0.045 ? [a, b] : [0, 0];
}

function corrected(segmentation: Segmentation, inside: Uint32Array): Float32Array {
  const { lab } = segmentation;
  const gain = exposureGain(lab);
  const [tintA, tintB] = lightTint(segmentation);
  const colors = new Float32Array(3 * inside.length);
  inside.forEach((index, q) => {
    const lightness = lab[3 * index] as number;
    // Dark cloth reflects little of the tint.
    const balance = BALANCE * Math.min(1, lightness / 0.9);
    colors[3 * q] = lightness * gain * LIGHTNESS_WEIGHT;
    colors[3 * q + 1] = (lab[3 * index + 1] as number) - tintA * balance;
    colors[3 * q + 2] = (lab[3 * index + 2] as number) - tintB * balance;
  });
  return colors;
}

function shadeDistance(one: Shade, other: Shade): number {
  const [l, a, b] = [0, 1, 2].map((z) => (one.center[z] ?? 0) - (other.center[z] ?? 0)) as [
    number,
    number,
    number,
  ];
  return Math.hypot(l * 0.75, a * 1.6, b * 1.6);
}

function joinNearShades(shades: Shade[]): Shade[] {
  for (;;) {
    let nearest: { one: Shade; other: Shade; distance: number } | undefined;
    shades.forEach((one, i) => {
      for (const other of shades.slice(i + 1)) {
        const distance = shadeDistance(one, other);
        if (distance < (nearest?.distance ?? MERGE_DISTANCE)) nearest = { one, other, distance };
      }
    });
    if (!nearest) return shades.sort((a, b) => b.weight - a.weight);
    const { one, other } = nearest;
    const weight = one.weight + other.weight;
    one.center = one.center.map(
      (v, z) => (v * one.weight + (other.center[z] ?? 0) * other.weight) / weight,
    ) as unknown as Oklab;
    one.weight = weight;
    one.clusters.push(...other.clusters);
    shades.splice(shades.indexOf(other), 1);
  }
}

/** Without the darkest third (folds) and the highlights. */
function middleColor(colors: Float32Array, members: readonly number[]): Oklab {
  // Much faster without a comparator.
  const lights = Float32Array.from(members, (q) => colors[3 * q] as number).sort();
  const from = Math.floor(lights.length * 0.3);
  const to = Math.max(from, Math.floor(lights.length * 0.95) - 1);
  const [darkest, lightest] = [lights[from] as number, lights[to] as number];
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const q of members) {
    const light = colors[3 * q] as number;
    if (light < darkest || light > lightest) continue;
    count++;
    sums[0] += light;
    sums[1] += colors[3 * q + 1] as number;
    sums[2] += colors[3 * q + 2] as number;
  }
  return [sums[0] / count / LIGHTNESS_WEIGHT, sums[1] / count, sums[2] / count];
}

export function surePixels({ mask, width, height, quality }: Segmentation): Uint32Array {
  const believed =
    quality >= TORN_MASK
      ? mask
      : mask.map((inside, i) => {
          const x = (2 * ((i % width) + 0.5)) / width - 1;
          const y = (2 * (Math.floor(i / width) + 0.5)) / height - 1;
          return inside && x * x + y * y < CORE ? 1 : 0;
        });
  const inner = indicesOf(erode(believed, width, height, RIM));
  return inner.length >= MIN_PIXELS ? inner : indicesOf(mask);
}

export function readPalette(segmentation: Segmentation): Palette {
  const inside = thin(surePixels(segmentation), SAMPLES);
  const colors = corrected(segmentation, inside);
  const { clusters, assignment } = fitMixture(colors, Uint32Array.from(inside.keys()), CLUSTERS, 12, 3);
  const shades = joinNearShades(
    clusters.flatMap(({ center, weight }, k) => (weight > 0.004 ? [{ center, weight, clusters: [k] }] : [])),
  );
  const members = new Map<Shade, number[]>(shades.map((shade) => [shade, []]));
  const shadeOf = clusters.map((_, k) => shades.find((shade) => shade.clusters.includes(k)));
  assignment.forEach((k, q) => {
    const shade = shadeOf[k];
    if (shade) members.get(shade)?.push(q);
  });
  const named = new Map<ColorName, { as: NamedAs; hex: string; share: number }>();
  for (const [shade, pixels] of members) {
    const color = middleColor(colors, pixels);
    const as = nameColor(color);
    const known = named.get(as.name);
    if (known) known.share += shade.weight;
    else named.set(as.name, { as, hex: hexOfOklab(color), share: shade.weight });
  }
  const sorted = [...named.values()].sort((a, b) => b.share - a.share);
  const kept = sorted.filter(({ share }, i) => i === 0 || share >= MIN_SHARE).slice(0, MAX_COLORS);
  return {
    colors: kept.map(({ as, hex, share }) => ({ name: as.name, hex, share })),
  };
}

/** Moves or renames a shade. */
export function withMain({ colors }: Palette, name: ColorName): readonly PaletteColor[] {
  const bearer = colors.find((color) => color.name === name) ?? colors[0];
  if (!bearer) return colors;
  return [{ ...bearer, name }, ...colors.filter((color) => color !== bearer)];
}
