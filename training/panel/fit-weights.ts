import { limitOfTenPoints } from './figures.ts';
import { dot, type Judged, majorityFor, seen, teaches, weightsNow } from './judged-pairs.ts';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The strongest of those tried: weaker ones were worse on wardrobes left out. */
const pull = 0.1;

/**
 * Chooses weights so that the preferred outfit is cheaper and what is worn costs less than `accepted`, with a pull
 * towards `start`. Adam, projected on non-negative weights.
 */
function fitWeights(pairs: readonly Judged[], start: readonly number[]): number[] {
  const weights = [...start];
  let accepted = 1;
  const first = [...weights.map(() => 0), 0];
  const second = [...weights.map(() => 0), 0];
  const share = 1 / (3 * pairs.length);
  for (let round = 1; round <= 300; round++) {
    const gradient = weights.map((weight, t) => pull * (weight / ((start[t] ?? 0) + 1e-6) - 1));
    let gradientOfAccepted = 0;
    const add = (losses: readonly number[], slope: number) => {
      for (let t = 0; t < weights.length; t++)
        gradient[t] = (gradient[t] ?? 0) + slope * (losses[t] ?? 0) * (start[t] ?? 0);
    };
    for (const { votes, a, b } of pairs) {
      const [costA, costB] = [dot(weights, a), dot(weights, b)];
      for (const { prefers, strength, wears } of votes) {
        const sign = prefers === 'a' ? 1 : -1;
        // Of the expected share of right choices: pairs that are lost anyway do not pull.
        const chance = sigmoid(sign * (costB - costA));
        const push = sign * (0.5 + 0.5 * strength) * 2 * chance * (1 - chance) * share;
        add(a, push);
        add(b, -push);
        for (const [side, cost] of [costA, costB].entries()) {
          const slope = 0.5 * share * ((wears[side] ? 1 : 0) - sigmoid(accepted - cost));
          add(side === 0 ? a : b, slope);
          gradientOfAccepted -= slope;
        }
      }
    }
    const step = (slope: number, at: number): number => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope ** 2;
      return (
        (first[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-9)
      );
    };
    for (const [t, slope] of gradient.entries())
      weights[t] = Math.max(0, (weights[t] ?? 0) - 0.02 * (start[t] ?? 0) * step(slope, t));
    accepted -= 0.02 * step(gradientOfAccepted, weights.length);
  }
  return weights;
}

/** Of today's weights, so that the pull is towards their proportions. */
function bestScale(): number {
  let scale = 1;
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0.02; tried < 2; tried *= 1.1) {
    const loss = seen.reduce((sum, { votes, a, b }) => {
      const margin = tried * (dot(weightsNow, b) - dot(weightsNow, a));
      return (
        sum + votes.reduce((s, { prefers }) => s - Math.log(sigmoid(prefers === 'a' ? margin : -margin)), 0)
      );
    }, 0);
    if (loss < best) [best, scale] = [loss, tried];
  }
  return scale;
}

const right = (pairs: readonly Judged[], weights: readonly number[]) =>
  pairs.filter(({ votes, a, b }) => dot(weights, a) < dot(weights, b) === majorityFor(votes)).length;

export const scale = bestScale();
const start = weightsNow.map((weight) => scale * weight);

export const rightLeftOut = (): number =>
  [...teaches].reduce((sum, left) => {
    const weights = fitWeights(
      seen.filter(({ pair }) => pair.wardrobe !== left),
      start,
    );
    return (
      sum +
      right(
        seen.filter(({ pair }) => pair.wardrobe === left),
        weights,
      )
    );
  }, 0);
export const rightNow = (): number => right(seen, weightsNow);

/** In points of the score. */
export function fittedWeights(): number[] {
  const weights = fitWeights(seen, start);
  const limit = limitOfTenPoints(weights);
  return weights.map((weight) => (weight * 10) / limit);
}
