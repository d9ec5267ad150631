import { jitter } from '../jitter.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { rules } from '../rules/index.ts';
import { lossOf, weightOf } from '../rules/rule.ts';
import type { Body, Range, Term } from '../rules/term.ts';
import { severity } from '../rules/weights-of-terms.ts';
import { excludeEachOther, isAccessory, type Slot } from '../slots.ts';

/** Points lost, plus the seed's jitter. */
export type Costs = {
  single(piece: Piece): number;
  /** Infinite when incompatible. */
  pair(a: Piece, b: Piece): number;
  without(slot: Slot, body: Body): number;
  layers(indoors: Range, outdoors: Range): number;
  /** Tie-break from the seed, 0 to 1. */
  turn(piece: Piece): number;
  /** Differ from their look-alikes in the person's taste. */
  individual: ReadonlySet<string>;
};

/** Rotates equals without promoting a worse piece. */
const luckPoints = 0.3;
const luckOfAccessories = 0.1;

/** Upper bound between the best outfits of two seeds. */
export const nearEqualPoints = 2.5;

/** Few, so that ties are exact and a search can stop at the first. */
const lucks = 3;

export function luckOf(piece: Piece, seed: number): number {
  const most = isAccessory(piece) ? luckOfAccessories : luckPoints;
  return (most * Math.floor(lucks * jitter(seed, piece.garment.id))) / (lucks - 1);
}

/** With the points that a whole loss costs. */
const termsIn = ({ weights }: Context) =>
  rules.flatMap((rule) =>
    rule.terms.map((term) => ({ term, points: severity * weights[rule.key] * weightOf(rule, term) })),
  );

const none: ReadonlySet<string> = new Set();

export function costsOf(context: Context, seed: number): Costs {
  const terms = termsIn(context).filter(({ points }) => points > 0);
  const of = <K extends 'single' | 'pair' | 'without' | 'layers'>(kind: K) =>
    terms.flatMap(({ term, points }) => {
      const loss = term[kind];
      return loss ? [{ loss: loss as NonNullable<Term[K]>, points }] : [];
    });
  const [singles, pairs, empties, layered] = [of('single'), of('pair'), of('without'), of('layers')];
  const { taste } = context;
  return {
    individual: taste?.individual ?? none,
    turn: (piece) => jitter(seed, piece.garment.id, 'turn'),
    single(piece) {
      let cost = luckOf(piece, seed) + (taste?.single(piece) ?? 0);
      for (const { loss, points } of singles) cost += points * loss(piece, context);
      return cost;
    },
    pair(a, b) {
      if (excludeEachOther(a, b)) return Number.POSITIVE_INFINITY;
      let cost = taste?.pair(a, b) ?? 0;
      for (const { loss, points } of pairs) cost += points * loss(a, b, context);
      return cost;
    },
    without(slot, body) {
      let cost = taste?.without(slot) ?? 0;
      for (const { loss, points } of empties) cost += points * loss(slot, body, context);
      return cost;
    },
    layers(indoors, outdoors) {
      let cost = 0;
      for (const { loss, points } of layered) cost += points * loss(indoors, outdoors, context);
      return cost;
    },
  };
}

/** In points, without jitter; negative for an outfit that the person likes more than its score. */
export function costOf(outfit: Outfit, context: Context): number {
  const liking = context.taste?.liking(outfit.pieces) ?? 0;
  return rules.reduce(
    (sum, rule) => sum + severity * context.weights[rule.key] * lossOf(rule, outfit, context),
    -liking,
  );
}
