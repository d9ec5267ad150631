import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { Slot } from '../slots.ts';

/** How much of an outfit a slot shows, in parts of a top's surface. */
const areaOfSlot: Readonly<Record<Slot, number>> = {
  onePiece: 1.4,
  outer: 0.9,
  mid: 0.8,
  base: 0.7,
  bottom: 0.75,
  shoes: 0.3,
  bag: 0.18,
  scarf: 0.18,
  headwear: 0.15,
  belt: 0.06,
};

/** How much of an outfit a piece shows. What is worn under a sweater peeps out at collar and hem only. */
export function visibleArea(piece: Piece, outfit: Outfit): number {
  const over = outfit.at.mid?.garment.kind;
  if (piece.slot === 'base' && (over === 'sweater' || over === 'hoodie')) return 0.2;
  return areaOfSlot[piece.slot];
}
