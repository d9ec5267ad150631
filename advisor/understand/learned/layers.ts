/** `weights` lie by row of the output. */
export function linear(x: Float32Array, weights: Float32Array, biases: Float32Array): Float32Array {
  const outputs = biases.length;
  const inputs = weights.length / outputs;
  const steps = x.length / inputs;
  const out = new Float32Array(steps * outputs);
  for (let o = 0; o < outputs; o++) {
    const row = o * inputs;
    const bias = biases[o] as number;
    let t = 0;
    for (; t + 4 <= steps; t += 4) {
      const from = t * inputs;
      let [a, b, c, d] = [bias, bias, bias, bias];
      for (let i = 0; i < inputs; i++) {
        const weight = weights[row + i] as number;
        a += weight * (x[from + i] as number);
        b += weight * (x[from + inputs + i] as number);
        c += weight * (x[from + 2 * inputs + i] as number);
        d += weight * (x[from + 3 * inputs + i] as number);
      }
      out[t * outputs + o] = a;
      out[(t + 1) * outputs + o] = b;
      out[(t + 2) * outputs + o] = c;
      out[(t + 3) * outputs + o] = d;
    }
    for (; t < steps; t++) {
      let sum = bias;
      for (let i = 0; i < inputs; i++) sum += (weights[row + i] as number) * (x[t * inputs + i] as number);
      out[t * outputs + o] = sum;
    }
  }
  return out;
}

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
