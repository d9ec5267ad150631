import type { Prediction } from '#scanner/classify.ts';

export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

export interface Scored {
  readonly confidence: number;
  readonly right: boolean;
}

/** In ten bins. */
export function calibrationError(predictions: readonly Scored[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = predictions.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    const confidence = inside.reduce((sum, answer) => sum + answer.confidence, 0);
    error += Math.abs(confidence - inside.filter(({ right }) => right).length) / predictions.length;
  }
  return error;
}

export function within<Word>(
  rows: readonly { readonly predictions: readonly Prediction<Word>[]; readonly truth: Word }[],
  k: number,
): number {
  return rows.filter(({ predictions, truth }) => predictions.slice(0, k).some(({ value }) => value === truth))
    .length;
}

export interface Odds {
  readonly scale: number;
  readonly offset: number;
}

/** Platt scaling by Newton's method. */
export function fittedOdds(predictions: readonly Scored[]): Odds {
  let [scale, offset] = [1, 0];
  for (let step = 0; step < 25; step++) {
    let [gs, go, ss, so, oo] = [0, 0, 1e-6, 0, 1e-6];
    for (const { confidence, right } of predictions) {
      const x = Math.log((confidence + 1e-4) / (1 - confidence + 1e-4));
      const p = 1 / (1 + Math.exp(-scale * x - offset));
      const error = p - Number(right);
      const weight = p * (1 - p);
      gs += error * x;
      go += error;
      ss += weight * x * x;
      so += weight * x;
      oo += weight;
    }
    const determinant = ss * oo - so * so;
    scale -= (gs * oo - go * so) / determinant;
    offset -= (go * ss - gs * so) / determinant;
  }
  return { scale: Number(scale.toFixed(3)), offset: Number(offset.toFixed(3)) };
}

/** Lowest threshold above which every group has `share` right; above 1 when there is none. */
export function thresholdFor(predictions: readonly Scored[], share: number): number {
  const sorted = predictions.toSorted((one, other) => other.confidence - one.confidence);
  let right = 0;
  let threshold = 1.01;
  sorted.forEach((answer, i) => {
    right += Number(answer.right);
    if (i + 1 >= 15 && right / (i + 1) >= share) threshold = answer.confidence;
  });
  return threshold;
}
