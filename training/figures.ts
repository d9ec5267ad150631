import type { Answer } from '../scanner/classify.ts';

export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** An answer with how sure it was. */
export interface Scored {
  readonly confidence: number;
  readonly right: boolean;
}

/** Expected calibration error of the first answer, in ten bins of confidence. */
export function calibrationError(answers: readonly Scored[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = answers.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    const confidence = inside.reduce((sum, answer) => sum + answer.confidence, 0);
    error += Math.abs(confidence - inside.filter(({ right }) => right).length) / answers.length;
  }
  return error;
}

/** How many of the answers, likeliest first, have the truth among their first `k` words. */
export function within<Word>(
  rows: readonly { readonly answers: readonly Answer<Word>[]; readonly truth: Word }[],
  k: number,
): number {
  return rows.filter(({ answers, truth }) => answers.slice(0, k).some(({ value }) => value === truth)).length;
}

/**
 * The lowest threshold from which on at least `share` of the answers are right, with every higher group of a few
 * answers as right; above 1 where there is none.
 */
export function thresholdFor(answers: readonly Scored[], share: number, least = 15): number {
  const sorted = answers.toSorted((one, other) => other.confidence - one.confidence);
  let right = 0;
  let threshold = 1.01;
  sorted.forEach((answer, i) => {
    right += Number(answer.right);
    if (i + 1 >= least && right / (i + 1) >= share) threshold = answer.confidence;
  });
  return threshold;
}
