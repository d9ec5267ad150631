import type { Picture } from './decode.ts';
import { boxBlur, fillHoles, indicesOf, keepMainParts, maskWhere, thin } from './mask.ts';
import { type ColorCluster, costs, fitMixture, type Mixture } from './mixture.ts';
import { oklabPixels } from './oklab.ts';

/** Where the garment lies in a small picture, told from colours alone: no model, no training. */
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
const ROUNDS = 4;
/** Pixels that a mixture is fitted to; more change nothing but the time. */
const WITNESSES = 4000;
/** Prior log-odds of "garment" at the centre, and how fast they fall towards the edges. */
const PRIOR_CENTER = 1.1;
const PRIOR_SLOPE = 1.6;
/** Neighbouring pixels are not independent witnesses: their evidence is tempered. */
const EVIDENCE = 0.8;
/** A mask outside these shares of the picture says that the colours could not tell the two apart. */
const LEAST_AREA = 0.04;
const MOST_AREA = 0.93;
/** The stand-in for a failed mask: an ellipse with this squared radius. */
const ELLIPSE = 0.36;
/** Parts smaller than this share of the main one are crumbs of the background. */
const LEAST_PART = 0.2;
/** Holes up to this share of the picture are prints and badges; larger ones are the floor inside a strap. */
const LARGEST_HOLE = 0.04;

/** Squared distance from the centre, 1 at the middle of each side. */
function centreDistances(width: number, height: number): Float32Array {
  const distances = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      distances[i] = ((2 * (x + 0.5)) / width - 1) ** 2 + ((2 * (y + 0.5)) / height - 1) ** 2;
  return distances;
}

function borderMask(width: number, height: number): Uint8Array {
  const band = Math.max(2, Math.round(0.05 * Math.min(width, height)));
  const border = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      border[i] = x < band || x >= width - band || y < band || y >= height - band ? 1 : 0;
  return border;
}

/**
 * A garment that runs out of the frame colours the border too. Border colours that explain the centre better than they
 * explain the border are therefore not background.
 */
function withoutGarment(border: Mixture, lab: Float32Array, centre: Uint32Array): readonly ColorCluster[] {
  const { clusters } = border;
  const shares = clusters.map(() => 0);
  for (const index of centre) {
    const i = 3 * index;
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    clusters.forEach(({ center }, k) => {
      const dl = (lab[i] as number) - center[0];
      const da = (lab[i + 1] as number) - center[1];
      const db = (lab[i + 2] as number) - center[2];
      const d = 0.5 * dl * dl + 2 * (da * da + db * db);
      if (d < least) {
        least = d;
        nearest = k;
      }
    });
    if (least < 0.004) shares[nearest] = (shares[nearest] ?? 0) + 1 / centre.length;
  }
  const kept = clusters.filter(({ weight }, k) => {
    const share = shares[k] ?? 0;
    return !(weight < 0.35 && share > 1.3 * weight && share > 0.25);
  });
  return kept.length > 0 ? kept : clusters;
}

/** 1 where the mask is decided everywhere and does not fill the border, towards 0 where it is torn. */
function qualityOf(likelihood: Float32Array, mask: Uint8Array, border: Uint8Array): number {
  let decided = 0;
  let edge = 0;
  let edgeInside = 0;
  for (let i = 0; i < mask.length; i++) {
    decided += Math.abs(2 * (likelihood[i] as number) - 1);
    if (border[i]) {
      edge++;
      edgeInside += mask[i] as number;
    }
  }
  const clear = Math.min(1, Math.max(0, (decided / mask.length - 0.6) / 0.35));
  const framed = 1 - Math.min(1, edgeInside / edge / 0.5);
  return clear * framed;
}

/** Tells garment from background by colour mixtures of the centre and the border, refined against each other. */
export function segment(picture: Picture): Segmentation {
  const { width, height } = picture;
  const lab = oklabPixels(picture);
  const distances = centreDistances(width, height);
  const border = borderMask(width, height);
  const centre = indicesOf(maskWhere(distances, (d) => d < 0.3));
  let background = withoutGarment(
    fitMixture(lab, thin(indicesOf(border), WITNESSES), BACKGROUND_COLORS),
    lab,
    centre,
  );
  let garment = fitMixture(lab, thin(centre, WITNESSES), GARMENT_COLORS).clusters;
  let likelihood: Float32Array = new Float32Array(width * height);
  const least = 0.02 * likelihood.length;
  for (let round = 0; round < ROUNDS; round++) {
    const asBackground = costs(background, lab);
    const asGarment = costs(garment, lab);
    for (let i = 0; i < likelihood.length; i++) {
      const prior = PRIOR_CENTER - PRIOR_SLOPE * (distances[i] as number);
      const odds = (asBackground[i] as number) - (asGarment[i] as number) + prior;
      likelihood[i] = 1 / (1 + Math.exp(-EVIDENCE * odds));
    }
    likelihood = boxBlur(likelihood, width, height, 2);
    if (round === ROUNDS - 1) break;
    const inside = indicesOf(maskWhere(likelihood, (p) => p > 0.6));
    const outside = indicesOf(maskWhere(likelihood, (p, i) => p < 0.4 || (border[i] === 1 && p < 0.75)));
    if (inside.length <= least || outside.length <= least) continue;
    garment = fitMixture(lab, thin(inside, WITNESSES), GARMENT_COLORS, 5, 2 + round).clusters;
    background = fitMixture(lab, thin(outside, WITNESSES), BACKGROUND_COLORS + 1, 5, 9 + round).clusters;
  }
  const importance = distances.map((d) => Math.max(0.1, 1.2 - d));
  const raw = maskWhere(likelihood, (p) => p > 0.5);
  const main = keepMainParts(raw, width, height, importance, LEAST_PART);
  const mask = fillHoles(main, width, height, LARGEST_HOLE * main.length);
  const area = indicesOf(mask).length / mask.length;
  if (area > LEAST_AREA && area < MOST_AREA)
    return { width, height, lab, mask, likelihood, background, quality: qualityOf(likelihood, mask, border) };
  const ellipse = maskWhere(distances, (d) => d < ELLIPSE);
  return {
    width,
    height,
    lab,
    mask: ellipse,
    likelihood: Float32Array.from(ellipse),
    background,
    quality: 0,
  };
}
