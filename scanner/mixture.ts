import type { Oklab } from './oklab.ts';

export interface ColorCluster {
  readonly center: Oklab;
  readonly variance: Oklab;
  readonly weight: number;
}

export interface Mixture {
  readonly clusters: readonly ColorCluster[];
  readonly assignment: Uint8Array;
}

/** mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function spreadCenters(lab: Float32Array, indices: Uint32Array, count: number, seed: number): Float64Array {
  const random = seeded(seed);
  const centers = new Float64Array(3 * count);
  const distances = new Float64Array(indices.length).fill(Number.POSITIVE_INFINITY);
  let chosen = Math.floor(random() * indices.length);
  for (let k = 0; k < count; k++) {
    const from = 3 * (indices[chosen] ?? 0);
    for (let z = 0; z < 3; z++) centers[3 * k + z] = lab[from + z] ?? 0;
    let total = 0;
    for (let q = 0; q < indices.length; q++) {
      const d = squaredDistance(lab, 3 * (indices[q] ?? 0), centers, 3 * k);
      if (d < (distances[q] ?? 0)) distances[q] = d;
      total += distances[q] ?? 0;
    }
    let rest = random() * total;
    chosen = 0;
    while (chosen < indices.length - 1) {
      rest -= distances[chosen] ?? 0;
      if (rest <= 0) break;
      chosen++;
    }
  }
  return centers;
}

function squaredDistance(lab: Float32Array, i: number, centers: Float64Array, j: number): number {
  const l = (lab[i] as number) - (centers[j] as number);
  const a = (lab[i + 1] as number) - (centers[j + 1] as number);
  const b = (lab[i + 2] as number) - (centers[j + 2] as number);
  return l * l + a * a + b * b;
}

/**
 * k-means, deterministic for a seed.
 * @param lab interleaved
 * @param indices at least one
 */
export function fitMixture(
  lab: Float32Array,
  indices: Uint32Array,
  count: number,
  rounds = 8,
  seed = 1,
): Mixture {
  const centers = spreadCenters(lab, indices, count, seed);
  const assignment = new Uint8Array(indices.length);
  // Per cluster: count, three sums, three sums of squares.
  let sums = new Float64Array(7 * count);
  for (let round = 0; round < rounds; round++) {
    sums = new Float64Array(7 * count);
    // Inlined: half of a segmentation's time.
    for (let q = 0; q < indices.length; q++) {
      const i = 3 * (indices[q] as number);
      const l = lab[i] as number;
      const a = lab[i + 1] as number;
      const b = lab[i + 2] as number;
      let nearest = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0, c = 0; k < count; k++, c += 3) {
        const dl = l - (centers[c] as number);
        const da = a - (centers[c + 1] as number);
        const db = b - (centers[c + 2] as number);
        const d = dl * dl + da * da + db * db;
        if (d < least) {
          least = d;
          nearest = k;
        }
      }
      assignment[q] = nearest;
      const s = 7 * nearest;
      (sums[s] as number) += 1;
      (sums[s + 1] as number) += l;
      (sums[s + 2] as number) += a;
      (sums[s + 3] as number) += b;
      (sums[s + 4] as number) += l * l;
      (sums[s + 5] as number) += a * a;
      (sums[s + 6] as number) += b * b;
    }
    for (let k = 0; k < count; k++) {
      const n = sums[7 * k] as number;
      if (n > 0) for (let z = 0; z < 3; z++) centers[3 * k + z] = (sums[7 * k + 1 + z] as number) / n;
    }
  }
  const clusters = Array.from({ length: count }, (_, k): ColorCluster => {
    const n = sums[7 * k] as number;
    const center = (z: number) => centers[3 * k + z] as number;
    const variance = (z: number) =>
      n > 0 ? Math.max(0, (sums[7 * k + 4 + z] as number) / n - center(z) ** 2) : 0;
    return {
      center: [center(0), center(1), center(2)],
      variance: [variance(0), variance(1), variance(2)],
      weight: n / indices.length,
    };
  });
  return { clusters, assignment };
}

/** Camera noise and fabric texture. */
const NOISE: Oklab = [0.03 ** 2, 0.012 ** 2, 0.012 ** 2];

export function costs(clusters: readonly ColorCluster[], lab: Float32Array): Float32Array {
  // Per cluster: centre, half the inverse variance, constant.
  const table = new Float64Array(7 * clusters.length);
  clusters.forEach(({ center, variance, weight }, k) => {
    const v = [variance[0] + NOISE[0], variance[1] + NOISE[1], variance[2] + NOISE[2]] as const;
    const constant = 0.5 * Math.log(v[0] * v[1] * v[2]) - Math.log(weight + 1e-4);
    table.set([...center, 0.5 / v[0], 0.5 / v[1], 0.5 / v[2], constant], 7 * k);
  });
  const best = new Float32Array(lab.length / 3);
  for (let i = 0; i < best.length; i++) {
    const l = lab[3 * i] as number;
    const a = lab[3 * i + 1] as number;
    const b = lab[3 * i + 2] as number;
    let least = Number.POSITIVE_INFINITY;
    for (let t = 0; t < table.length; t += 7) {
      const dl = l - (table[t] as number);
      const da = a - (table[t + 1] as number);
      const db = b - (table[t + 2] as number);
      const cost =
        dl * dl * (table[t + 3] as number) +
        da * da * (table[t + 4] as number) +
        db * db * (table[t + 5] as number) +
        (table[t + 6] as number);
      if (cost < least) least = cost;
    }
    best[i] = least;
  }
  return best;
}
