import { buckets } from '#advisor/understand/learned/features.ts';
import { bytesOf, logitsOf, shareOf, softmax, usualWidth } from '#advisor/understand/learned/model.ts';
import { seeded } from './seeded.ts';

const rate = 0.07;
/** Shares of the features and of the numbers of a message that each step leaves out. */
const dropout = { features: 0.2, sums: 0.3 };
const leastGradient = 1e-3;

function learning(length: number, from: () => number) {
  const weights = Float32Array.from({ length }, from);
  const squares = new Float32Array(length).fill(1e-3);
  const learn = (cell: number, gradient: number, step: number) => {
    squares[cell] = (squares[cell] ?? 0) + gradient * gradient;
    weights[cell] = (weights[cell] ?? 0) - (step * gradient) / Math.sqrt(squares[cell] ?? 1);
  };
  return { weights, learn };
}

/** Several classes at once, or where `isOneOf`, one of them is meant; a lesson of less worth changes less. */
export type Lesson = {
  features: readonly number[];
  classes: readonly number[];
  isOneOf?: boolean;
  worth?: number;
};

/** @returns the model's file, as `parseModel` reads it */
export function trainTwoLayers(
  lessons: readonly Lesson[],
  classes: number,
  epochs: number,
  size: number = buckets,
  width: number = usualWidth,
): Uint8Array {
  const next = seeded(7);
  const around = (most: number) => () => (next() * 2 - 1) * most;
  const rows = learning(size * width, around(0.05));
  const out = learning(width * classes, around(1.5 / Math.sqrt(width)));
  const biases = learning(classes, () => 0);
  const model = { weights: out.weights, biases: biases.weights };
  const order = [...lessons.keys()];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    const step = rate * (1 - epoch / epochs) + 0.005;
    for (const index of order) {
      const lesson = lessons[index];
      const features = lesson?.features.filter(() => next() > dropout.features) ?? [];
      if (!lesson || features.length === 0) continue;
      const share = shareOf(features);
      const sums = new Float64Array(width);
      for (const bucket of features)
        for (let at = 0; at < width; at++)
          sums[at] = (sums[at] ?? 0) + (rows.weights[bucket * width + at] ?? 0);
      const kept = Float64Array.from(sums, () => (next() < dropout.sums ? 0 : share / (1 - dropout.sums)));
      for (let at = 0; at < width; at++) sums[at] = (sums[at] ?? 0) * (kept[at] ?? 0);

      const slope = softmax(logitsOf(model, sums));
      const { classes: meant, worth = 1 } = lesson;
      const sum = meant.reduce((all, at) => all + (slope[at] ?? 0), 0);
      for (const at of meant) {
        const probability = slope[at] ?? 0;
        slope[at] = probability - (lesson.isOneOf ? probability / sum : 1 / meant.length);
      }
      if (worth !== 1) for (let at = 0; at < slope.length; at++) slope[at] = (slope[at] ?? 0) * worth;
      const steep = [...slope.keys()].filter((at) => Math.abs(slope[at] ?? 0) >= leastGradient);
      for (let row = 0; row < width; row++) {
        if (kept[row] === 0) continue;
        let back = 0;
        for (const at of steep) {
          const gradient = slope[at] ?? 0;
          const cell = row * classes + at;
          back += gradient * (out.weights[cell] ?? 0);
          out.learn(cell, gradient * (sums[row] ?? 0), step);
        }
        sums[row] = back * (kept[row] ?? 0);
      }
      for (const bucket of features)
        for (let at = 0; at < width; at++)
          if (kept[at] !== 0) rows.learn(bucket * width + at, sums[at] ?? 0, step);
      slope.forEach((gradient, at) => {
        biases.learn(at, gradient, step);
      });
    }
  }
  // The largest weights are rare: they are clipped so that the others keep their precision.
  const sizes = rows.weights.map(Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.9999)] ?? 1) / 127;
  const head = new Float32Array(1 + out.weights.length + biases.weights.length);
  head[0] = scale;
  head.set(out.weights, 1);
  head.set(biases.weights, 1 + out.weights.length);
  const rounded = Int8Array.from(rows.weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  const bytes = new Uint8Array(bytesOf(classes, size, width));
  bytes.set(new Uint8Array(head.buffer));
  bytes.set(new Uint8Array(rounded.buffer), head.byteLength);
  return bytes;
}
