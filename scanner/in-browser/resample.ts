import type { Picture } from '../picture.ts';
import type { Kernel, Platform } from '../platform.ts';

/* Scales as sharp does, rounding after each direction, so that the networks get equal input. */

/** Edge pixels repeat. */
interface Weights {
  readonly first: Int32Array;
  readonly count: number;
  readonly values: Float32Array;
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const kernels: Readonly<Record<Kernel, { support: number; at: (x: number) => number }>> = {
  lanczos3: { support: 3, at: (x) => (Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0) },
  linear: { support: 1, at: (x) => Math.max(0, 1 - Math.abs(x)) },
};
/** Subpixel positions of libvips. */
const CUBIC_STEPS = 64;
const cubic = {
  support: 2,
  at: (x: number) => {
    const d = Math.abs(x);
    if (d < 1) return 1 - 2.5 * d * d + 1.5 * d * d * d;
    return d < 2 ? 2 - 4 * d + 2.5 * d * d - 0.5 * d * d * d : 0;
  },
};

/** @param factor input per output pixels */
function weightsOf(from: number, to: number, factor: number, kernel: Kernel): Weights {
  const isDown = factor > 1;
  const { support, at } = isDown ? kernels[kernel] : kernel === 'linear' ? kernels.linear : cubic;
  const stretch = isDown ? factor : 1;
  const count = 2 * Math.ceil(support * stretch) + 1;
  const first = new Int32Array(to);
  const values = new Float32Array(to * count);
  const beyond = to * factor - from;
  for (let i = 0; i < to; i++) {
    // libvips enlarges corner to corner.
    const centre = isDown
      ? (i + 0.5) * factor - 0.5 - beyond / 2
      : Math.round((i * factor - 0.5) * CUBIC_STEPS) / CUBIC_STEPS;
    const start = Math.round(centre) - (count - 1) / 2;
    first[i] = start;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const weight = at((start + k - centre) / stretch);
      values[i * count + k] = weight;
      sum += weight;
    }
    for (let k = 0; k < count; k++) values[i * count + k] = (values[i * count + k] as number) / sum;
  }
  return { first, count, values };
}

const byte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0);

function scaleColumns(
  { pixels, width, height }: Picture,
  to: number,
  { first, count, values }: Weights,
): Picture {
  const row = 3 * width;
  const scaled = new Uint8Array(row * to);
  const sums = new Float32Array(row);
  for (let y = 0; y < to; y++) {
    sums.fill(0);
    for (let k = 0; k < count; k++) {
      const weight = values[y * count + k] as number;
      if (weight === 0) continue;
      const from = row * Math.min(height - 1, Math.max(0, (first[y] as number) + k));
      for (let x = 0; x < row; x++) (sums[x] as number) += weight * (pixels[from + x] as number);
    }
    for (let x = 0; x < row; x++) scaled[y * row + x] = byte(sums[x] as number);
  }
  return { pixels: scaled, width, height: to };
}

function scaleRows(
  { pixels, width, height }: Picture,
  to: number,
  { first, count, values }: Weights,
): Picture {
  const scaled = new Uint8Array(3 * to * height);
  for (let x = 0; x < to; x++) {
    const start = first[x] as number;
    for (let y = 0; y < height; y++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0; k < count; k++) {
        const weight = values[x * count + k] as number;
        const from = 3 * (y * width + Math.min(width - 1, Math.max(0, start + k)));
        red += weight * (pixels[from] as number);
        green += weight * (pixels[from + 1] as number);
        blue += weight * (pixels[from + 2] as number);
      }
      const at = 3 * (y * to + x);
      scaled[at] = byte(red);
      scaled[at + 1] = byte(green);
      scaled[at + 2] = byte(blue);
    }
  }
  return { pixels: scaled, width: to, height };
}

function shrink({ pixels, width, height }: Picture, across: number, down: number): Picture {
  const wide = Math.ceil(width / across);
  const high = Math.ceil(height / down);
  const shrunk = new Uint8Array(3 * wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      for (let z = 0; z < 3; z++) {
        let sum = 0;
        for (let j = 0; j < down; j++)
          for (let i = 0; i < across; i++) {
            const column = Math.min(width - 1, x * across + i);
            const line = Math.min(height - 1, y * down + j);
            sum += pixels[3 * (line * width + column) + z] as number;
          }
        shrunk[3 * (y * wide + x) + z] = byte(sum / (across * down));
      }
  return { pixels: shrunk, width: wide, height: high };
}

/** From here block means do half, much faster. */
const BLOCKS_FROM = 4;
const blockOf = (factor: number) => (factor >= BLOCKS_FROM ? Math.floor(factor / 2) : 1);

export const resample: Platform['resize'] = async (picture, width, height, fit, kernel = 'lanczos3') => {
  const whole = Math.max(1, picture.width / width, picture.height / height);
  const across = fit === 'fill' ? picture.width / width : whole;
  const down = fit === 'fill' ? picture.height / height : whole;
  const wide = Math.max(1, Math.round(picture.width / across));
  const high = Math.max(1, Math.round(picture.height / down));
  const [blockWide, blockHigh] = [blockOf(across), blockOf(down)];
  let scaled = blockWide > 1 || blockHigh > 1 ? shrink(picture, blockWide, blockHigh) : picture;
  if (down > 1) {
    const weights = weightsOf(picture.height / blockHigh, high, down / blockHigh, kernel);
    scaled = scaleColumns(scaled, high, weights);
  }
  if (across > 1) {
    const weights = weightsOf(picture.width / blockWide, wide, across / blockWide, kernel);
    scaled = scaleRows(scaled, wide, weights);
  }
  if (down >= 1 && across >= 1) return scaled;
  // libvips shifts the other direction too.
  const [longer, wider] = [Math.min(1, down), Math.min(1, across)];
  scaled = scaleColumns(scaled, high, weightsOf(scaled.height, high, longer, kernel));
  return scaleRows(scaled, wide, weightsOf(scaled.width, wide, wider, kernel));
};
