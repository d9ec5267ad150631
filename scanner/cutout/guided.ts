import { boxBlur } from '../mask.ts';

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Bilinear; edge pixels repeat. */
export function enlarge(plane: Plane, toWidth: number, toHeight: number): Plane {
  const { width, height, values } = plane;
  if (width === toWidth && height === toHeight) return plane;
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

// A callback per pixel is several times slower.
function times(one: Float32Array, other: Float32Array): Float32Array {
  const product = new Float32Array(one.length);
  for (let i = 0; i < product.length; i++) product[i] = (one[i] as number) * (other[i] as number);
  return product;
}

/** value = slope × guide + offset. */
export interface Lines {
  readonly slope: Plane;
  readonly offset: Plane;
}

/** He, Sun and Tang; guide changes below `evenness` are not edges. */
export function guidedLines(guide: Plane, mask: Float32Array, radius: number, evenness: number): Lines {
  const { width, height, values } = guide;
  const blur = (plane: Float32Array) => boxBlur(plane, width, height, radius);
  const meanGuide = blur(values);
  const meanMask = blur(mask);
  const meanBoth = blur(times(values, mask));
  const meanSquare = blur(times(values, values));
  const slope = new Float32Array(values.length);
  const offset = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const guideHere = meanGuide[i] as number;
    const maskHere = meanMask[i] as number;
    const variance = (meanSquare[i] as number) - guideHere * guideHere;
    slope[i] = ((meanBoth[i] as number) - guideHere * maskHere) / (variance + evenness);
    offset[i] = maskHere - (slope[i] as number) * guideHere;
  }
  return {
    slope: { width, height, values: blur(slope) },
    offset: { width, height, values: blur(offset) },
  };
}

export function alongGuide({ slope, offset }: Lines, guide: Plane): Float32Array {
  const { width, height, values } = guide;
  const slopes = enlarge(slope, width, height).values;
  const offsets = enlarge(offset, width, height).values;
  const guided = new Float32Array(values.length);
  for (let i = 0; i < guided.length; i++) {
    const value = (slopes[i] as number) * (values[i] as number) + (offsets[i] as number);
    guided[i] = Math.min(1, Math.max(0, value));
  }
  return guided;
}
