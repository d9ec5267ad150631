import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contextOf, dayOf } from '#stylist/context.ts';
import { outfitOf } from '#stylist/outfit.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { pieceOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { rules } from '#stylist/rules/index.ts';
import { lossOfTerm } from '#stylist/rules/rule.ts';
import type { TermName } from '#stylist/rules/term.ts';
import { weightOfTerm } from '#stylist/rules/weights-of-terms.ts';
import { available, candidatesFor } from '#stylist/search/candidates.ts';
import { type PanelDay, type PanelJudgement, type PanelPair, panelFolder, readPairs } from './judging.ts';

/** The panel judges clothes, not a person's habits. */
const habits = new Set(['novelty', 'favourites']);
export const terms = rules.flatMap((rule) =>
  habits.has(rule.key)
    ? []
    : rule.terms.map((term) => ({ rule, term, name: `${rule.key}.${term.name}` as TermName })),
);

/** `a` and `b` are the losses of the outfits, by term. */
export type Judged = { pair: PanelPair; votes: readonly PanelJudgement[]; a: number[]; b: number[] };

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
export const teaches = new Set(names.filter((_, index) => index % 2 === 0));
export const [seen, unseen] = [true, false].map((side) =>
  judged.filter(({ pair }) => teaches.has(pair.wardrobe) === side),
) as [Judged[], Judged[]];

/** Of the engine. */
export const weightsNow = terms.map(({ name }) => weightOfTerm[name] ?? 1);
export const dot = (weights: readonly number[], losses: readonly number[]): number =>
  losses.reduce((sum, loss, index) => sum + loss * (weights[index] ?? 0), 0);
export const majorityFor = (votes: readonly PanelJudgement[]): boolean =>
  votes.filter(({ prefers }) => prefers === 'a').length >= 2;
export const isUnanimous = ({ votes }: Judged): boolean =>
  new Set(votes.map(({ prefers }) => prefers)).size === 1;

export function describeDay({ event, occasion, temperatureC, rain }: PanelDay): string {
  return `${event ?? occasion} ${temperatureC}${rain ? ' rain' : ''}`;
}
