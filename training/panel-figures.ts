import { severity } from '#stylist/rules/weights-of-terms.ts';
import { percent } from './figures.ts';
import { dot, isUnanimous, type Judged, majorityFor, seen, weightsNow } from './judged-pairs.ts';

export type Scorer = (one: Judged) => readonly [a: number, b: number];

/** At the time of sampling. */
export const before: Scorer = ({ pair }) => pair.before;
/** From 100 points. */
export const by =
  (weights: readonly number[]): Scorer =>
  ({ a, b }) => [100 - dot(weights, a), 100 - dot(weights, b)];
export const now: Scorer = by(weightsNow.map((weight) => weight * severity));

/** Ties count half. */
export function agreement(pairs: readonly Judged[], scores: Scorer): string {
  const right = (list: readonly Judged[]) =>
    list.reduce((sum, one) => {
      const [a, b] = scores(one);
      return sum + (a === b ? 0.5 : a > b === majorityFor(one.votes) ? 1 : 0);
    }, 0);
  const clear = pairs.filter(isUnanimous);
  const close = pairs.filter(({ pair }) => Math.min(...pair.before) >= 90);
  return [
    `all ${percent(right(pairs), pairs.length)} of ${pairs.length}`,
    `all three agree ${percent(right(clear), clear.length)} of ${clear.length}`,
    `both scored 90 before ${percent(right(close), close.length)} of ${close.length}`,
  ].join(', ');
}

type Worn = { score: number; worn: boolean };
const wornOf = (pairs: readonly Judged[], scores: Scorer): Worn[] =>
  pairs.flatMap((one) =>
    scores(one).map((score, side) => ({
      score,
      worn: one.votes.filter(({ wears }) => wears[side]).length >= 2,
    })),
  );

/** The share of outfits that the panel would wear, by score. */
export function curve(pairs: readonly Judged[], scores: Scorer): string {
  const list = wornOf(pairs, scores);
  const bands = [
    Number.POSITIVE_INFINITY,
    97.5,
    95,
    92.5,
    90,
    85,
    80,
    75,
    70,
    60,
    50,
    Number.NEGATIVE_INFINITY,
  ];
  return bands
    .slice(1)
    .map((least, index) => {
      const here = list.filter(({ score }) => score > least && score <= (bands[index] ?? 0));
      const worn = here.filter((one) => one.worn).length;
      return `${least < 0 ? 'less' : `${least}+`}: ${percent(worn, here.length)} of ${here.length}`;
    })
    .join(' | ');
}

/** The largest cost under which nine of ten outfits would be worn, on what was seen. */
export function limitOfTenPoints(weights: readonly number[]): number {
  const ranked = wornOf(seen, by(weights)).sort((x, y) => y.score - x.score);
  let worn = 0;
  let limit = 0;
  for (const [index, one] of ranked.entries()) {
    if (one.worn) worn++;
    if (index >= 50 && worn >= 0.91 * (index + 1)) limit = 100 - one.score;
  }
  return limit;
}
