import type { Slot } from '../slots.ts';

/** Of suiting the weather: woollen gloves in July are seen before anything else. */
export const importanceInWeather: Readonly<Record<Slot, number>> = {
  onePiece: 1,
  base: 0.5,
  bottom: 0.5,
  shoes: 0.7,
  mid: 0.45,
  outer: 0.35,
  bag: 0.1,
  scarf: 0.35,
  headwear: 0.35,
  belt: 0.1,
  tie: 0.1,
  gloves: 0.4,
  legwear: 0.25,
  jewellery: 0.05,
  sunglasses: 0.1,
};

/** A one-piece equals a top plus a bottom. */
export const importance: Readonly<Record<Slot, number>> = {
  onePiece: 1,
  base: 0.5,
  bottom: 0.5,
  shoes: 0.5,
  mid: 0.45,
  outer: 0.25,
  bag: 0.25,
  scarf: 0.15,
  headwear: 0.2,
  belt: 0.12,
  tie: 0.2,
  gloves: 0.08,
  legwear: 0.12,
  jewellery: 0.1,
  sunglasses: 0.1,
};
