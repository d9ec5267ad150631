import {
  boxBlur,
  fillHoles,
  indicesOf,
  keepMainParts,
  maskAbove,
  maskBelow,
  maskWhere,
  thin,
} from '../mask.ts';
import { costs, fitMixture, type Mixture } from '../mixture.ts';
import { oklabPixels } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import type { Platform } from '../platform.ts';
import type { Segmentation } from '../segmentation.ts';
import { alongGuide, enlarge, guidedLines, type Plane } from './guided.ts';

const SEGMENTER_SIDE = 160;
const BACKGROUND_COLORS = 4;
const GARMENT_COLORS = 5;
/** More only costs time. */
const SAMPLES = 4000;
/** Outside, segmentation failed. */
const MIN_AREA = 0.02;
const MAX_AREA = 0.93;
const ELLIPSE = 0.36;
const MIN_PART = 0.2;
/** Larger ones are background. */
const MAX_HOLE = 0.02;
/** Log-odds beside the network's. */
const COLOR_WEIGHT = 0.6;
const MAX_LOG_ODDS = 6;
/** Pixels, and edge threshold. */
const RADIUS = 3;
const EVENNESS = 4e-4;

function centreDistances(width: number, height: number): Float32Array {
  const distances = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      distances[i] = ((2 * (x + 0.5)) / width - 1) ** 2 + ((2 * (y + 0.5)) / height - 1) ** 2;
  return distances;
}

/** Mask's share of the border, at full score and at zero. */
const FRAMED = 0.4;
const UNFRAMED = 0.8;

function qualityOf(likelihood: Float32Array, mask: Uint8Array, width: number): number {
  let inside = 0;
  let area = 0;
  let missed = 0;
  let edge = 0;
  let edgeInside = 0;
  for (let i = 0; i < mask.length; i++) {
    const p = likelihood[i] as number;
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= mask.length - width) {
      edge++;
      edgeInside += mask[i] as number;
    }
    if (mask[i]) {
      inside += p;
      area++;
    } else missed += p;
  }
  const overrun = Math.max(0, edgeInside / edge - FRAMED) / (UNFRAMED - FRAMED);
  return (inside / (area + missed + 1e-9)) * Math.max(0, 1 - overrun);
}

export function segmentedAs(picture: Picture, inside: Float32Array): Segmentation {
  const { width, height } = picture;
  const lab = oklabPixels(picture);
  const outside = indicesOf(maskBelow(inside, 0.3));
  const ground = outside.length > 0 ? outside : indicesOf(maskWhere(inside, () => true));
  return {
    width,
    height,
    lab,
    mask: maskAbove(inside, 0.5),
    likelihood: inside,
    background: fitMixture(lab, thin(ground, SAMPLES), BACKGROUND_COLORS + 1, 5).clusters,
    quality: 1,
  };
}

function guideOf(lab: Float32Array, width: number, height: number): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = lab[3 * i] as number;
  return { width, height, values };
}

function withColors(
  seen: Float32Array,
  lab: Float32Array,
  background: Mixture,
  garment: Mixture,
): Float32Array {
  const asBackground = costs(background.clusters, lab);
  const asGarment = costs(garment.clusters, lab);
  const together = new Float32Array(seen.length);
  for (let i = 0; i < together.length; i++) {
    const p = seen[i] as number;
    const said = Math.log((p + 1e-3) / (1 - p + 1e-3));
    const colored = (asBackground[i] as number) - (asGarment[i] as number);
    const odds = said + COLOR_WEIGHT * Math.min(MAX_LOG_ODDS, Math.max(-MAX_LOG_ODDS, colored));
    together[i] = 1 / (1 + Math.exp(-odds));
  }
  return together;
}

/** At half `SEGMENTER_SIDE`, 0..1. */
async function garmentLikelihood({ pixels }: Picture, platform: Platform): Promise<Plane> {
  const image = { values: pixels, shape: [1, SEGMENTER_SIDE, SEGMENTER_SIDE, 3] };
  const { likelihood } = await platform.run('segmenter', { image });
  if (!likelihood) throw new Error('The segmenter has other outputs than expected');
  const side = SEGMENTER_SIDE / 2;
  return { width: side, height: side, values: likelihood };
}

export async function segment(picture: Picture, platform: Platform): Promise<Segmentation> {
  const { width, height } = picture;
  const square = await platform.resize(picture, SEGMENTER_SIDE, SEGMENTER_SIDE, 'fill', 'linear');
  const seen = enlarge(await garmentLikelihood(square, platform), width, height).values;
  const lab = oklabPixels(picture);
  const distances = centreDistances(width, height);
  const within = (indices: Uint32Array, other: (d: number) => boolean) =>
    thin(indices.length > SAMPLES / 40 ? indices : indicesOf(maskWhere(distances, other)), SAMPLES);
  const outside = within(indicesOf(maskBelow(seen, 0.3)), (d) => d > 1);
  const inside = within(indicesOf(maskAbove(seen, 0.7)), (d) => d < 0.3);
  const background = fitMixture(lab, outside, BACKGROUND_COLORS + 1, 5);
  const garment = fitMixture(lab, inside, GARMENT_COLORS, 5, 2);
  const mixed = boxBlur(withColors(seen, lab, background, garment), width, height, 1);
  const guide = guideOf(lab, width, height);
  const likelihood = alongGuide(guidedLines(guide, mixed, RADIUS, EVENNESS), guide);
  const importance = new Float32Array(distances.length);
  for (let i = 0; i < importance.length; i++) importance[i] = Math.max(0.1, 1.2 - (distances[i] as number));
  const raw = maskAbove(likelihood, 0.5);
  const main = keepMainParts(raw, width, height, importance, MIN_PART);
  const mask = fillHoles(main, width, height, MAX_HOLE * main.length);
  const area = indicesOf(mask).length / mask.length;
  const { clusters } = background;
  if (area > MIN_AREA && area < MAX_AREA)
    return {
      width,
      height,
      lab,
      mask,
      likelihood,
      background: clusters,
      quality: qualityOf(likelihood, mask, width),
    };
  const ellipse = maskWhere(distances, (d) => d < ELLIPSE);
  return {
    width,
    height,
    lab,
    mask: ellipse,
    likelihood: Float32Array.from(ellipse),
    background: clusters,
    quality: 0,
  };
}
