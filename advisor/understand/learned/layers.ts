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
): Float32Array {
  const width = x.length / steps / 3;
  const size = width / heads;
  const factor = 1 / Math.sqrt(size);
  const out = new Float32Array(steps * width);
  const powers = new Float64Array(steps);
  for (let head = 0; head < heads; head++)
    for (let t = 0; t < steps; t++) {
      const query = t * 3 * width + head * size;
      let all = 0;
      for (let s = 0; s < steps; s++) {
        const key = s * 3 * width + width + head * size;
        let dot = 0;
        for (let i = 0; i < size; i++) dot += (x[query + i] as number) * (x[key + i] as number);
        const power = Math.exp(dot * factor + biasOf(head, t, s));
        powers[s] = power;
        all += power;
      }
      const into = t * width + head * size;
      for (let s = 0; s < steps; s++) {
        const share = (powers[s] as number) / all;
        const value = s * 3 * width + 2 * width + head * size;
        for (let i = 0; i < size; i++)
          out[into + i] = (out[into + i] as number) + share * (x[value + i] as number);
      }
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
