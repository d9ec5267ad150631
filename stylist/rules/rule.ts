import type { Reason } from '../language/tell.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { RuleKey } from '../rule-weights.ts';
import { type Slot, slots } from '../slots.ts';

/** Both ends included. */
export type Range = readonly [low: number, high: number];

export type Body = 'separates' | 'one-piece';

/**
 * Pure. The loss is a sum over singles, pairs, empty slots and layers, never negative, in shares of the
 * maximum; so it can be bounded for partial outfits, which makes the exact search fast.
 */
export type Rule = {
  key: RuleKey;
  label: string;
  single?(piece: Piece, context: Context): number;
  /** Symmetric. */
  pair?(a: Piece, b: Piece, context: Context): number;
  without?(slot: Slot, body: Body, context: Context): number;
  /** The least loss for warmth in these ranges; exact for ranges of one number. */
  layers?(indoors: Range, outdoors: Range, context: Context): number;
  /** Varies the wording, not the content. */
  reason(outfit: Outfit, context: Context, turn?: number): Reason;
};

const torso: ReadonlySet<Slot> = new Set(['base', 'onePiece', 'mid']);
const body: ReadonlySet<Slot> = new Set(['base', 'onePiece', 'bottom']);

const optionalSlots: readonly Slot[] = slots.filter((slot) => !body.has(slot));

/** Around the upper body. */
export function warmthOfLayers(pieces: readonly Piece[]): { indoors: number; outdoors: number } {
  let indoors = 0;
  let outer = 0;
  for (const piece of pieces) {
    if (torso.has(piece.slot)) indoors += piece.warmth;
    else if (piece.slot === 'outer') outer += piece.warmth;
  }
  return { indoors, outdoors: indoors + outer };
}

/** In shares of the rule's maximum; may exceed 1. */
export function lossOf(rule: Rule, outfit: Outfit, context: Context): number {
  const { pieces, at } = outfit;
  let loss = 0;
  for (const [index, piece] of pieces.entries()) {
    loss += rule.single?.(piece, context) ?? 0;
    if (!rule.pair) continue;
    for (const other of pieces.slice(index + 1)) loss += rule.pair(piece, other, context);
  }
  if (rule.without) {
    const dressedIn = at.onePiece ? 'one-piece' : 'separates';
    for (const slot of optionalSlots) if (!at[slot]) loss += rule.without(slot, dressedIn, context);
  }
  if (rule.layers) {
    const { indoors, outdoors } = warmthOfLayers(pieces);
    loss += rule.layers([indoors, indoors], [outdoors, outdoors], context);
  }
  return loss;
}

/** 0 to 1. */
export function scoreBy(rule: Rule, outfit: Outfit, context: Context): number {
  return Math.max(0, 1 - lossOf(rule, outfit, context));
}
