import type { Piece } from './piece.ts';
import type { Slot } from './slots.ts';

/** Relative to a top. */
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
  legwear: 0.12,
  tie: 0.1,
  belt: 0.06,
  gloves: 0.05,
  jewellery: 0.04,
  sunglasses: 0.04,
  glasses: 0.03,
  watch: 0.03,
  earrings: 0.03,
  necklace: 0.04,
  bracelet: 0.03,
  ring: 0.01,
  umbrella: 0.05,
};

/** Only collar and hem show under a sweater. */
const coveredArea = 0.2;

export function visibleArea(piece: Piece): number {
  return piece.covered ? coveredArea : areaOfSlot[piece.slot];
}
