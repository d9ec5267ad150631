import { severity } from '#stylist/rules/weights-of-terms.ts';
import { percent } from '../figures.ts';
import { dot, isUnanimous, type Judged, majorityFor, seen, weightsNow } from './judged-pairs.ts';
import type { PanelJudgement } from './judging.ts';

export type Scorer = (one: Judged) => readonly [a: number, b: number];

/** At the time of sampling. */
export const before: Scorer = ({ pair }) => pair.before;
/** From 100 points. */
export const by =
  (weights: readonly number[]): Scorer =>
  ({ a, b }) => [100 - dot(weights, a), 100 - dot(weights, b)];
export const now: Scorer = by(weightsNow.map((weight) => weight * severity));

const byWords = ({ votes }: Judged): boolean => majorityFor(votes);

/** Ties count half. */
const picks = (list: readonly Judged[], scores: Scorer, prefersA: (one: Judged) => boolean): number =>
  list.reduce((sum, one) => {
    const [a, b] = scores(one);
    return sum + (a === b ? 0.5 : a > b === prefersA(one) ? 1 : 0);
  }, 0);

export function agreement(pairs: readonly Judged[], scores: Scorer): string {
  const right = (list: readonly Judged[]) => picks(list, scores, byWords);
  const clear = pairs.filter(isUnanimous);
  const close = pairs.filter(({ pair }) => Math.min(...pair.before) >= 90);
  return [
    `all ${percent(right(pairs), pairs.length)} of ${pairs.length}`,
    `all three agree ${percent(right(clear), clear.length)} of ${clear.length}`,
    `both scored 90 before ${percent(right(close), close.length)} of ${close.length}`,
  ].join(', ');
}

/** Of verdicts on drawn boards with those by words, and of the engine with both. */
export function boardAgreement(pairs: readonly Judged[], verdicts: readonly PanelJudgement[]): string {
  const preferred = new Map(verdicts.map(({ id, prefers }) => [id, prefers === 'a']));
  const shown = pairs.filter(({ pair }) => preferred.has(pair.id));
  const clear = shown.filter(isUnanimous);
  const byBoards = ({ pair }: Judged) => preferred.get(pair.id) === true;
  const same = (list: readonly Judged[]) =>
    percent(list.filter((one) => byBoards(one) === byWords(one)).length, list.length);
  const engine = (list: readonly Judged[], prefersA: (one: Judged) => boolean) =>
    percent(picks(list, now, prefersA), list.length);
  return [
    `with the words all ${same(shown)} of ${shown.length}, all three agree ${same(clear)} of ${clear.length}`,
    `engine with the boards all ${engine(shown, byBoards)}, all three agree ${engine(clear, byBoards)}`,
    `engine with the words all ${engine(shown, byWords)}, all three agree ${engine(clear, byWords)}`,
  ].join('; ');
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
