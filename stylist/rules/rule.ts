import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { type Slot, slots } from '../slots.ts';

export type RuleKey =
  | 'occasion'
  | 'colour-harmony'
  | 'season'
  | 'formality'
  | 'silhouette'
  | 'pattern-mixing'
  | 'completeness'
  | 'novelty'
  | 'favourites';

/**
 * Why a rule judged as it did: a key for machines and one short Spanish sentence for people. Praise
 * and cautions are worth telling beside an outfit; an aside is only shown where a score is taken apart.
 */
export type Reason = { key: string; tone: 'praise' | 'caution' | 'aside'; text: string };

/** An amount somewhere between two, both included. */
export type Range = readonly [low: number, high: number];

/** How a body is dressed: in a top and a bottom, or in one piece. */
export type Body = 'separates' | 'one-piece';

/**
 * One consideration of a stylist, pure. What an outfit loses by it is a sum of what single pieces lose,
 * what pairs lose, what empty slots lose and what the layers lose together: never less than nothing,
 * in shares of all that the rule can give. A sum of this form can be bounded before an outfit is
 * whole, and that is what makes an exact search fast.
 */
export type Rule = {
  key: RuleKey;
  /** What the rule is called where a score is taken apart, in Spanish. */
  label: string;
  single?(piece: Piece, context: Context): number;
  /** Symmetric. */
  pair?(a: Piece, b: Piece, context: Context): number;
  without?(slot: Slot, body: Body, context: Context): number;
  /**
   * The least that layers lose whose warmth, without and with the coat, lies somewhere in these ranges.
   * With ranges of one number it is what they do lose.
   */
  layers?(indoors: Range, outdoors: Range, context: Context): number;
  /** `turn` varies the words from one outfit to the next, never what they say. */
  reason(outfit: Outfit, context: Context, turn?: number): Reason;
};

const torso: ReadonlySet<Slot> = new Set(['base', 'onePiece', 'mid']);
const body: ReadonlySet<Slot> = new Set(['base', 'onePiece', 'bottom']);

/** The slots that an outfit may leave empty. */
export const optionalSlots: readonly Slot[] = slots.filter((slot) => !body.has(slot));

/** Warmth around the upper body without and with what is taken off at the door. */
export function warmthOfLayers(pieces: readonly Piece[]): { indoors: number; outdoors: number } {
  let indoors = 0;
  let outer = 0;
  for (const piece of pieces) {
    if (torso.has(piece.slot)) indoors += piece.warmth;
    else if (piece.slot === 'outer') outer += piece.warmth;
  }
  return { indoors, outdoors: indoors + outer };
}

/** What an outfit loses by a rule, in shares of all that the rule can give; can be more than all. */
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

/** What an outfit keeps by a rule: 0 (wrong) to 1 (perfect). */
export function scoreBy(rule: Rule, outfit: Outfit, context: Context): number {
  return Math.max(0, 1 - lossOf(rule, outfit, context));
}
