import { boxBlur } from './mask.ts';

/** A picture's worth of single values, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Linear, with the edge pixels going on beyond the edge. */
export function enlarge({ width, height, values }: Plane, toWidth: number, toHeight: number): Plane {
  const enlarged = new Float32Array(toWidth * toHeight);
  const left = new Int32Array(toWidth);
  const share = new Float32Array(toWidth);
  for (let x = 0; x < toWidth; x++) {
    const at = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / toWidth - 0.5));
    left[x] = Math.min(width - 2, Math.floor(at));
    share[x] = at - (left[x] as number);
  }
  for (let y = 0; y < toHeight; y++) {
    const at = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / toHeight - 0.5));
    const top = Math.min(height - 2, Math.floor(at));
    const down = at - top;
    for (let x = 0; x < toWidth; x++) {
      const i = top * width + (left[x] as number);
      const right = share[x] as number;
      const above = (values[i] as number) * (1 - right) + (values[i + 1] as number) * right;
      const below = (values[i + width] as number) * (1 - right) + (values[i + width + 1] as number) * right;
      enlarged[y * toWidth + x] = above * (1 - down) + below * down;
    }
  }
  return { width: toWidth, height: toHeight, values: enlarged };
}

const times = (one: Float32Array, other: Float32Array) => one.map((value, i) => value * (other[i] as number));

/** The straight lines from a guide to what is guided, one for each neighbourhood: value = slope × guide + offset. */
export interface Lines {
  readonly slope: Plane;
  readonly offset: Plane;
}

/**
 * The guided filter of He, Sun and Tang: near every pixel the mask is taken for a straight line in the guide, so that
 * its edges move to those of the photograph. `radius` in pixels; changes of the guide below `evenness` are no edges.
 */
export function guidedLines(guide: Plane, mask: Float32Array, radius: number, evenness: number): Lines {
  const { width, height, values } = guide;
  const blur = (plane: Float32Array) => boxBlur(plane, width, height, radius);
  const meanGuide = blur(values);
  const meanMask = blur(mask);
  const meanBoth = blur(times(values, mask));
  const meanSquare = blur(times(values, values));
  const slope = meanBoth.map((both, i) => {
    const guideHere = meanGuide[i] as number;
    const variance = (meanSquare[i] as number) - guideHere * guideHere;
    return (both - guideHere * (meanMask[i] as number)) / (variance + evenness);
  });
  const offset = meanMask.map((here, i) => here - (slope[i] as number) * (meanGuide[i] as number));
  return {
    slope: { width, height, values: blur(slope) },
    offset: { width, height, values: blur(offset) },
  };
}

/** The guided mask 0..1 over a guide of any size. */
export function alongGuide({ slope, offset }: Lines, guide: Plane): Float32Array {
  const { width, height, values } = guide;
  const slopes = enlarge(slope, width, height).values;
  const offsets = enlarge(offset, width, height).values;
  return values.map((value, i) =>
    Math.min(1, Math.max(0, (slopes[i] as number) * value + (offsets[i] as number))),
  );
}
