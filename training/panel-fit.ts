/**
 * Fits the weights of the stylist's terms to the panel and reports on wardrobes that it did not see:
 *
 * node training/panel-fit.ts [--write] [--worst] [--refused]
 *
 * Half of the wardrobes teach, the other half reports. A cost is a weighted sum of the terms' losses; weights are never
 * negative, so that the search stays exact. With --write the weights of stylist/rules/weights-of-terms.ts change;
 * --worst lists the pairs of the teaching half that the engine picks otherwise, --refused what it praises and the panel
 * would not wear.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contextOf, dayOf } from '#stylist/context.ts';
import { outfitOf } from '#stylist/outfit.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { pieceOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { rules } from '#stylist/rules/index.ts';
import { lossOfTerm } from '#stylist/rules/rule.ts';
import type { TermName } from '#stylist/rules/term.ts';
import { severity, weightOfTerm } from '#stylist/rules/weights-of-terms.ts';
import { available, candidatesFor } from '#stylist/search/candidates.ts';
import { percent } from './figures.ts';
import { type PanelDay, type PanelJudgement, type PanelPair, panelFolder, readPairs } from './panel.ts';

/** The panel judges clothes, not a person's habits. */
const habits = new Set(['novelty', 'favourites']);
const terms = rules.flatMap((rule) =>
  habits.has(rule.key)
    ? []
    : rule.terms.map((term) => ({ rule, term, name: `${rule.key}.${term.name}` as TermName })),
);

type Judged = { pair: PanelPair; votes: readonly PanelJudgement[]; a: number[]; b: number[] };

const lines = (await readFile(join(panelFolder, 'judgements.jsonl'), 'utf8')).trim().split('\n');
const votesOf = Map.groupBy(
  lines.map((line) => JSON.parse(line) as PanelJudgement),
  ({ id }) => id,
);

const contexts = new Map<string, ReturnType<typeof contextOf>>();
function contextFor(wardrobe: PanelPair['wardrobe'], day: PanelDay) {
  const key = `${wardrobe} ${JSON.stringify(day)}`;
  const known = contexts.get(key);
  if (known) return known;
  const request = { ...day, seed: 1, count: 1 };
  const inside = dayOf(request);
  const { garments } = panelWardrobes[wardrobe];
  const context = contextOf(request, inside, candidatesFor(available(garments, request), inside, new Set()));
  contexts.set(key, context);
  return context;
}

/** In points of the score, by term. */
function lossesOf({ wardrobe, day }: PanelPair, ids: readonly string[]): number[] {
  const context = contextFor(wardrobe, day);
  const worn = panelWardrobes[wardrobe].garments.filter(({ id }) => ids.includes(id));
  const outfit = outfitOf(
    place(worn).map(({ garment, slot, traits }) => pieceOf(garment, slot, context, traits)),
  );
  return terms.map(({ rule, term }) => context.weights[rule.key] * lossOfTerm(term, outfit, context));
}

const judged: Judged[] = (await readPairs()).flatMap((pair) => {
  const votes = votesOf.get(pair.id) ?? [];
  return votes.length === 3 ? [{ pair, votes, a: lossesOf(pair, pair.a), b: lossesOf(pair, pair.b) }] : [];
});

/** Every second wardrobe, by name. */
const names = Object.keys(panelWardrobes).sort();
const teaches = new Set(names.filter((_, index) => index % 2 === 0));
const [seen, unseen] = [true, false].map((side) =>
  judged.filter(({ pair }) => teaches.has(pair.wardrobe) === side),
) as [Judged[], Judged[]];

const prior = terms.map(({ name }) => weightOfTerm[name] ?? 1);
const dot = (weights: readonly number[], losses: readonly number[]): number =>
  losses.reduce((sum, loss, index) => sum + loss * (weights[index] ?? 0), 0);
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const majorityFor = (votes: readonly PanelJudgement[]): boolean =>
  votes.filter(({ prefers }) => prefers === 'a').length >= 2;

type Fitted = { weights: number[]; accepted: number };

/**
 * Chooses weights so that the preferred outfit is cheaper and what is worn costs less than `accepted`, with a pull
 * towards `start`. Adam, projected on non-negative weights.
 */
function fitWeights(pairs: readonly Judged[], start: readonly number[], pull: number, rounds = 300): Fitted {
  const weights = [...start];
  let accepted = 1;
  const first = [...weights.map(() => 0), 0];
  const second = [...weights.map(() => 0), 0];
  const share = 1 / (3 * pairs.length);
  for (let round = 1; round <= rounds; round++) {
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
  return { weights, accepted };
}

type Scorer = (one: Judged) => readonly [a: number, b: number];

/** Ties count half. */
function agreement(pairs: readonly Judged[], scores: Scorer): string {
  const right = (list: readonly Judged[]) =>
    list.reduce((sum, one) => {
      const [a, b] = scores(one);
      return sum + (a === b ? 0.5 : a > b === majorityFor(one.votes) ? 1 : 0);
    }, 0);
  const clear = pairs.filter(({ votes }) => new Set(votes.map(({ prefers }) => prefers)).size === 1);
  const close = pairs.filter(({ pair }) => Math.min(...pair.before) >= 90);
  return [
    `all ${percent(right(pairs), pairs.length)} of ${pairs.length}`,
    `all three agree ${percent(right(clear), clear.length)} of ${clear.length}`,
    `both scored 90 before ${percent(right(close), close.length)} of ${close.length}`,
  ].join(', ');
}

const before: Scorer = ({ pair }) => pair.before;
const by =
  (weights: readonly number[]): Scorer =>
  ({ a, b }) => [-dot(weights, a), -dot(weights, b)];

type Worn = { cost: number; worn: boolean };
const wornOf = (pairs: readonly Judged[], cost: (one: Judged) => readonly [number, number]): Worn[] =>
  pairs.flatMap((one) =>
    cost(one).map((value, side) => ({
      cost: value,
      worn: one.votes.filter(({ wears }) => wears[side]).length >= 2,
    })),
  );

function curve(list: readonly Worn[]): string {
  const bands = [0, 2.5, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 1000];
  return bands
    .slice(1)
    .map((most, index) => {
      const here = list.filter(({ cost }) => cost >= (bands[index] ?? 0) && cost < most);
      return `${100 - most < 0 ? 'less' : 100 - most}+: ${percent(here.filter(({ worn }) => worn).length, here.length)} of ${here.length}`;
    })
    .join(' | ');
}

// Only the scale of the prior first, so that the pull is towards its proportions.
let scale = 1;
let best = Number.POSITIVE_INFINITY;
for (let tried = 0.02; tried < 2; tried *= 1.1) {
  const loss = seen.reduce((sum, { votes, a, b }) => {
    const margin = tried * (dot(prior, b) - dot(prior, a));
    return (
      sum + votes.reduce((s, { prefers }) => s - Math.log(sigmoid(prefers === 'a' ? margin : -margin)), 0)
    );
  }, 0);
  if (loss < best) [best, scale] = [loss, tried];
}
const start = prior.map((weight) => scale * weight);
const right = (pairs: readonly Judged[], weights: readonly number[]) =>
  pairs.filter(({ votes, a, b }) => dot(weights, a) < dot(weights, b) === majorityFor(votes)).length;
/** The strongest of those tried: weaker ones were worse on wardrobes left out. */
const pull = 0.1;
const leftOut = [...teaches].reduce((sum, left) => {
  const { weights } = fitWeights(
    seen.filter(({ pair }) => pair.wardrobe !== left),
    start,
    pull,
  );
  const rest = seen.filter(({ pair }) => pair.wardrobe === left);
  return sum + right(rest, weights);
}, 0);
console.log(
  `seen, each wardrobe left out in turn: fitted ${percent(leftOut, seen.length)}, weights now ${percent(right(seen, prior), seen.length)}`,
);
const { weights: fitted } = fitWeights(seen, start, pull);

/** Within the largest cost under which nine of ten outfits would be worn, on what was seen. */
function tenPoints(weights: readonly number[]): number {
  const ranked = wornOf(seen, ({ a, b }) => [dot(weights, a), dot(weights, b)]).sort(
    (x, y) => x.cost - y.cost,
  );
  let worn = 0;
  let limit = 0;
  for (const [index, one] of ranked.entries()) {
    if (one.worn) worn++;
    if (index >= 50 && worn >= 0.91 * (index + 1)) limit = one.cost;
  }
  return limit;
}
const limit = tenPoints(fitted);
const points = fitted.map((weight) => (weight * 10) / limit);
const scaled = prior.map((weight) => weight * severity);

console.log(`${judged.length} pairs with three judgements; ${seen.length} seen, ${unseen.length} unseen`);
for (const [title, list] of [
  ['seen', seen],
  ['unseen', unseen],
] as const) {
  console.log(`${title}, engine before:  ${agreement(list, before)}`);
  console.log(`${title}, weights now:    ${agreement(list, by(prior))}`);
  console.log(`${title}, fitted:         ${agreement(list, by(fitted))}`);
}
console.log(
  `would be worn, unseen, before: ${curve(wornOf(unseen, ({ pair }) => [100 - pair.before[0], 100 - pair.before[1]]))}`,
);
console.log(
  `would be worn, unseen, now:    ${curve(wornOf(unseen, ({ a, b }) => [dot(scaled, a), dot(scaled, b)]))}`,
);
console.log(
  `would be worn, unseen, fitted: ${curve(wornOf(unseen, ({ a, b }) => [dot(points, a), dot(points, b)]))}`,
);
console.log(
  `severity ${severity}, scale of the prior ${scale.toFixed(3)}, severity by the seen half ${(10 / tenPoints(prior)).toFixed(2)}`,
);
console.log(
  Object.fromEntries(terms.map(({ name }, t) => [name, `${prior[t]} → ${(points[t] ?? 0).toFixed(2)}`])),
);

if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../stylist/rules/weights-of-terms.ts');
  let source = await readFile(file, 'utf8');
  for (const [t, { name }] of terms.entries())
    source = source.replace(new RegExp(`('${name}': )[\\d.]+`), `$1${Number((points[t] ?? 0).toFixed(2))}`);
  await writeFile(file, source);
}
if (process.argv.includes('--worst')) {
  const wrong = seen
    .filter(({ votes }) => new Set(votes.map(({ prefers }) => prefers)).size === 1)
    .map((one) => ({
      one,
      margin: (dot(prior, one.b) - dot(prior, one.a)) * (majorityFor(one.votes) ? 1 : -1),
    }))
    .sort((x, y) => x.margin - y.margin);
  const reasons = Map.groupBy(
    wrong.flatMap(({ one, margin }) => one.votes.map(({ reason }) => ({ reason, missed: margin < 0 }))),
    ({ reason }) => reason,
  );
  for (const [reason, list] of reasons) {
    const missed = list.filter((one) => one.missed).length;
    console.log(`${reason}: ${missed} of ${list.length} missed (${percent(missed, list.length)})`);
  }
  for (const { one, margin } of wrong.filter(
    (each) => each.margin < 0 && Math.min(...each.one.pair.before) > 70,
  )) {
    const { pair, votes, a, b } = one;
    const by = terms
      .map(({ name }, t) => ({ name, apart: (prior[t] ?? 0) * ((b[t] ?? 0) - (a[t] ?? 0)) }))
      .filter(({ apart }) => Math.abs(apart) > 0.6)
      .map(({ name, apart }) => `${name} ${apart.toFixed(1)}`);
    const { event, occasion, temperatureC, rain } = pair.day;
    console.log(
      `${margin.toFixed(1)} ${pair.wardrobe} ${event ?? occasion} ${temperatureC}${rain ? ' rain' : ''}`,
    );
    const shared = new Set(pair.a.filter((id) => pair.b.includes(id)));
    const told = (ids: readonly string[]) => ids.filter((id) => !shared.has(id)).join(' / ') || '–';
    console.log(`   both ${[...shared].join(' / ')}\n   A ${told(pair.a)}\n   B ${told(pair.b)}`);
    console.log(
      `   ${votes.map((v) => `${v.prefers}${v.strength} ${v.reason}`).join(', ')}; b−a: ${by.join(', ')}`,
    );
  }
}
if (process.argv.includes('--refused')) {
  const list = seen
    .flatMap((one) =>
      ([0, 1] as const).map((side) => ({
        one,
        ids: side === 0 ? one.pair.a : one.pair.b,
        cost: dot(prior, side === 0 ? one.a : one.b),
        yes: one.votes.filter(({ wears }) => wears[side]).length,
        words: one.votes
          .filter(({ wears }) => !wears[side])
          .map(
            ({ reason, prefers }) => `${reason}${(prefers === 'a') === (side === 0) ? '(preferred)' : ''}`,
          ),
      })),
    )
    .filter(({ cost, yes }) => cost < 6 && yes < 2)
    .sort((x, y) => x.cost - y.cost);
  for (const { one, ids, cost, yes, words } of list.slice(0, 150)) {
    const { event, occasion, temperatureC, rain } = one.pair.day;
    console.log(
      `${cost.toFixed(1)} ${yes}/3 ${one.pair.wardrobe} ${event ?? occasion} ${temperatureC}${rain ? ' rain' : ''}: ${ids.join(' / ')} — ${words.join(', ')}`,
    );
  }
}
