import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { Piece } from './piece.ts';
import { type Slot, slots } from './slots.ts';

/** Pieces worn together, in the order of `slots`. */
export type Outfit = { pieces: readonly Piece[]; at: Readonly<Partial<Record<Slot, Piece>>> };

/** The day that an outfit is judged for, and what the person could wear on it. */
export type Context = {
  occasion: Occasion;
  season: Season;
  /** Slots for which the person has something that suits the day: nobody is blamed for what they lack. */
  owned: ReadonlySet<Slot>;
  /** Whether a blazer that suits the day hangs in the wardrobe. */
  ownsBlazer: boolean;
  /** Outfits that exist already, as sets of garment ids. */
  recentOutfits: readonly ReadonlySet<string>[];
};

const order = new Map(slots.map((slot, index) => [slot, index]));

const rankOf = (piece: Piece) => order.get(piece.slot) ?? 0;

function inOrder(pieces: readonly Piece[]): boolean {
  return pieces.every((piece, index) => {
    const next = pieces[index + 1];
    return !next || rankOf(piece) <= rankOf(next);
  });
}

export function outfitOf(pieces: readonly Piece[]): Outfit {
  const at: Partial<Record<Slot, Piece>> = {};
  for (const piece of pieces) at[piece.slot] = piece;
  return { pieces: inOrder(pieces) ? pieces : [...pieces].sort((a, b) => rankOf(a) - rankOf(b)), at };
}
