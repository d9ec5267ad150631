import { alongGuide, enlarge, guidedLines, type Plane } from './guided.ts';
import {
  boxBlur,
  fillHoles,
  indicesOf,
  keepMainParts,
  maskAbove,
  maskBelow,
  maskWhere,
  thin,
} from './mask.ts';
import { type ColorCluster, costs, fitMixture, type Mixture } from './mixture.ts';
import { oklabPixels } from './oklab.ts';
import type { Picture } from './picture.ts';
import type { Platform } from './platform.ts';
import { garmentLikelihood, SEGMENTER_SIDE } from './segmenter.ts';

/** Where the garment lies in a small picture. */
export interface Segmentation {
  readonly width: number;
  readonly height: number;
  /** Interleaved OKLab of the picture that was segmented. */
  readonly lab: Float32Array;
  /** 1 where the garment is. */
  readonly mask: Uint8Array;
  /** How likely each pixel is garment, 0..1. */
  readonly likelihood: Float32Array;
  /** The colours of the background, most frequent not necessarily first. */
  readonly background: readonly ColorCluster[];
  /** How far the mask can be trusted, 0..1; 0 when it is only an ellipse around the centre. */
  readonly quality: number;
}

const BACKGROUND_COLORS = 4;
const GARMENT_COLORS = 5;
/** Pixels that a mixture is fitted to; more change nothing but the time. */
const WITNESSES = 4000;
/** A mask outside these shares of the picture says that the two could not be told apart. */
const LEAST_AREA = 0.02;
const MOST_AREA = 0.93;
/** The stand-in for a failed mask: an ellipse with this squared radius. */
const ELLIPSE = 0.36;
/** Parts smaller than this share of the main one are crumbs of the background. */
const LEAST_PART = 0.2;
/** Holes up to this share of the picture are prints and badges; larger ones are the floor inside a strap. */
const LARGEST_HOLE = 0.02;
/** How much a pixel's colour says beside the net, and how far its log-odds may go: half the garments share colours with their floor. */
const COLORS_SAY = 0.6;
const MOST_SAID = 6;
/** Reach in pixels of the filter that moves the outline to the photograph's edges, and what counts as an edge there. */
const REACH = 3;
const EVENNESS = 4e-4;

/** Squared distance from the centre, 1 at the middle of each side. */
function centreDistances(width: number, height: number): Float32Array {
  const distances = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      distances[i] = ((2 * (x + 0.5)) / width - 1) ** 2 + ((2 * (y + 0.5)) / height - 1) ** 2;
  return distances;
}

/** Share of the picture's own edge inside the mask up to which a garment is framed, and from which it is no outline at all. */
const FRAMED = 0.4;
const UNFRAMED = 0.8;

/** How much of the mask's union with the truth their overlap is likely to be, if the likelihoods are; less where it runs out of the picture. */
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

/**
 * The same picture with the garment where a person says that it is, 0..1 a pixel: nothing is guessed, and the rest is
 * background.
 */
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
    background: fitMixture(lab, thin(ground, WITNESSES), BACKGROUND_COLORS + 1, 5).clusters,
    quality: 1,
  };
}

/** Lightness: what an outline is most often seen by. */
function guideOf(lab: Float32Array, width: number, height: number): Plane {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = lab[3 * i] as number;
  return { width, height, values };
}

/** The net's word and the colours', together: log-odds of both, each tempered. */
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
    const odds = said + COLORS_SAY * Math.min(MOST_SAID, Math.max(-MOST_SAID, colored));
    together[i] = 1 / (1 + Math.exp(-odds));
  }
  return together;
}
/**
 * Tells garment from background by a small net and by the colours inside and outside of what it finds; the outline is then
 * moved to the photograph's own edges.
 */
export async function segment(picture: Picture, platform: Platform): Promise<Segmentation> {
  const { width, height } = picture;
  const square = await platform.resize(picture, SEGMENTER_SIDE, SEGMENTER_SIDE, 'fill', 'linear');
  const seen = enlarge(await garmentLikelihood(square, platform), width, height).values;
  const lab = oklabPixels(picture);
  const distances = centreDistances(width, height);
  const within = (indices: Uint32Array, other: (d: number) => boolean) =>
    thin(indices.length > WITNESSES / 40 ? indices : indicesOf(maskWhere(distances, other)), WITNESSES);
  const outside = within(indicesOf(maskBelow(seen, 0.3)), (d) => d > 1);
  const inside = within(indicesOf(maskAbove(seen, 0.7)), (d) => d < 0.3);
  const background = fitMixture(lab, outside, BACKGROUND_COLORS + 1, 5);
  const garment = fitMixture(lab, inside, GARMENT_COLORS, 5, 2);
  const mixed = boxBlur(withColors(seen, lab, background, garment), width, height, 1);
  const guide = guideOf(lab, width, height);
  const likelihood = alongGuide(guidedLines(guide, mixed, REACH, EVENNESS), guide);
  const importance = new Float32Array(distances.length);
  for (let i = 0; i < importance.length; i++) importance[i] = Math.max(0.1, 1.2 - (distances[i] as number));
  const raw = maskAbove(likelihood, 0.5);
  const main = keepMainParts(raw, width, height, importance, LEAST_PART);
  const mask = fillHoles(main, width, height, LARGEST_HOLE * main.length);
  const area = indicesOf(mask).length / mask.length;
  const { clusters } = background;
  if (area > LEAST_AREA && area < MOST_AREA)
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
