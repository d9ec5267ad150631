import type { Piece } from '../piece.ts';
import type { Slot } from '../slots.ts';

/**
 * A person's residuals as costs of one or two pieces, never negative. Each outfit costs the same constant
 * less what the person likes about it, so that the search stays exact.
 */
export type TasteCosts = {
  single(piece: Piece): number;
  pair(a: Piece, b: Piece): number;
  without(slot: Slot): number;
  /** Points gained, or lost when negative. */
  liking(pieces: readonly Piece[]): number;
  /** Differ from their look-alikes. */
  individual: ReadonlySet<string>;
};
