import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { RuleKey } from '../rule-weights.ts';
import type { Slot } from '../slots.ts';

/** Both ends included. */
export type Range = readonly [low: number, high: number];

export type Body = 'separates' | 'one-piece';

/**
 * One thing that a rule looks at. The loss is a sum over single pieces, pairs, empty slots and layers,
 * never negative; so it can be bounded for partial outfits, which makes the exact search fast. How much a
 * term counts is in `weights-of-terms.ts`.
 */
export type Term = {
  name: string;
  single?(piece: Piece, context: Context): number;
  /** Symmetric. */
  pair?(a: Piece, b: Piece, context: Context): number;
  without?(slot: Slot, body: Body, context: Context): number;
  /** The least loss for insulation in these ranges, in clo; exact for ranges of one number. */
  layers?(indoors: Range, outdoors: Range, context: Context): number;
};

export type TermName = `${RuleKey}.${string}`;
