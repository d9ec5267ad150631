const smallest = 1e-5;

export function layerNorm(x: Float32Array, scales: Float32Array, shifts: Float32Array): Float32Array {
  const width = scales.length;
  const out = new Float32Array(x.length);
  for (let from = 0; from < x.length; from += width) {
    let mean = 0;
    for (let i = 0; i < width; i++) mean += (x[from + i] as number) / width;
    let variance = 0;
    for (let i = 0; i < width; i++) variance += ((x[from + i] as number) - mean) ** 2 / width;
    const factor = 1 / Math.sqrt(variance + smallest);
    for (let i = 0; i < width; i++)
      out[from + i] =
        ((x[from + i] as number) - mean) * factor * (scales[i] as number) + (shifts[i] as number);
  }
  return out;
}

/** Products of each row of `x` with each of `count` rows. */
export type Times = (x: Float32Array, rows: Float32Array, count: number) => Float32Array;

const atOnce = 4;
const padded = (count: number): number => atOnce * Math.ceil(count / atOnce);

/**
 * Each row of `x` is a query, a key and a value.
 *
 * @param biasOf how near the row `s` is to the row `t`
 */
export function attend(
  x: Float32Array,
  steps: number,
  heads: number,
  biasOf: (head: number, t: number, s: number) => number,
  times: Times,
): Float32Array {
  const width = x.length / steps / 3;
  const size = width / heads;
  const factor = 1 / Math.sqrt(size);
  const [wide, long] = [padded(size), padded(steps)];
  const out = new Float32Array(steps * width);
  const queries = new Float32Array(steps * wide);
  const keys = new Float32Array(steps * wide);
  const values = new Float32Array(size * long);
  const shares = new Float32Array(steps * long);
  for (let head = 0; head < heads; head++) {
    for (let s = 0; s < steps; s++) {
      const query = s * 3 * width + head * size;
      const [key, value] = [query + width, query + 2 * width];
      queries.set(x.subarray(query, query + size), s * wide);
      keys.set(x.subarray(key, key + size), s * wide);
      for (let i = 0; i < size; i++) values[i * long + s] = x[value + i] as number;
    }
    const likeness = times(queries, keys, steps);
    for (let t = 0; t < steps; t++) {
      let all = 0;
      for (let s = 0; s < steps; s++) {
        const power = Math.exp((likeness[t * steps + s] as number) * factor + biasOf(head, t, s));
        shares[t * long + s] = power;
        all += power;
      }
      for (let s = 0; s < steps; s++) shares[t * long + s] = (shares[t * long + s] as number) / all;
    }
    const read = times(shares, values, size);
    for (let t = 0; t < steps; t++) out.set(read.subarray(t * size, (t + 1) * size), t * width + head * size);
  }
  return out;
}

/** Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26: off by 1.5e-7 at most. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const powers =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - powers * Math.exp(-x * x));
}

export const gelu = (x: number): number => 0.5 * x * (1 + erf(x * Math.SQRT1_2));

const [farthest, each] = [8, 256];
const geluAt = Float64Array.from({ length: 2 * farthest * each + 1 }, (_, at) => gelu(at / each - farthest));

/** In place, off by 2e-6 at most. */
export function geluAll(x: Float32Array): Float32Array {
  for (let i = 0; i < x.length; i++) {
    const value = x[i] as number;
    if (Math.abs(value) >= farthest) x[i] = Math.max(0, value);
    else {
      const place = (value + farthest) * each;
      const below = Math.floor(place);
      const first = geluAt[below] as number;
      x[i] = first + (place - below) * ((geluAt[below + 1] as number) - first);
    }
  }
  return x;
}
