import { jitter } from '../jitter.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { rules } from '../rules/index.ts';
import { type Body, lossOf, type Range } from '../rules/rule.ts';
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

const singles = rules.filter((rule) => rule.single);
const pairs = rules.filter((rule) => rule.pair);
const empties = rules.filter((rule) => rule.without);
const layered = rules.filter((rule) => rule.layers);

const none: ReadonlySet<string> = new Set();

export function costsOf(context: Context, seed: number): Costs {
  const { weights, taste } = context;
  return {
    individual: taste?.individual ?? none,
    turn: (piece) => jitter(seed, piece.garment.id, 'turn'),
    single(piece) {
      let cost = luckOf(piece, seed) + (taste?.single(piece) ?? 0);
      for (const rule of singles) cost += weights[rule.key] * (rule.single?.(piece, context) ?? 0);
      return cost;
    },
    pair(a, b) {
      if (excludeEachOther(a, b)) return Number.POSITIVE_INFINITY;
      let cost = taste?.pair(a, b) ?? 0;
      for (const rule of pairs) cost += weights[rule.key] * (rule.pair?.(a, b, context) ?? 0);
      return cost;
    },
    without(slot, body) {
      let cost = taste?.without(slot) ?? 0;
      for (const rule of empties) cost += weights[rule.key] * (rule.without?.(slot, body, context) ?? 0);
      return cost;
    },
    layers(indoors, outdoors) {
      let cost = 0;
      for (const rule of layered) {
        cost += weights[rule.key] * (rule.layers?.(indoors, outdoors, context) ?? 0);
      }
      return cost;
    },
  };
}

/** In points, without jitter; negative for an outfit that the person likes more than its score. */
export function costOf(outfit: Outfit, context: Context): number {
  const liking = context.taste?.liking(outfit.pieces) ?? 0;
  return rules.reduce(
    (sum, rule) => sum + context.weights[rule.key] * lossOf(rule, outfit, context),
    -liking,
  );
}
