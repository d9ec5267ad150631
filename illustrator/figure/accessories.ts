import type { Silhouette } from '../cuts.ts';

/** Width of the bag and of its share of the drawing; `grip` is where the hand holds it. */
export const bags: Partial<Record<Silhouette, { cm: number; share: number; grip: number }>> = {
  bag: { cm: 26, share: 0.8, grip: 0.14 },
  tote: { cm: 34, share: 0.72, grip: 0.11 },
  'shoulder-bag': { cm: 28, share: 0.84, grip: 0.13 },
  backpack: { cm: 28, share: 0.68, grip: 0.06 },
  clutch: { cm: 25, share: 0.86, grip: 0.3 },
};

/** `grip` in units of the drawing, `turn` in degrees. */
export const furled = { cm: 56, grip: [315, 63], turn: -19 } as const;

/** In heads: the width of the drawing, and where its height `grip` lies. */
export const headwear: Partial<
  Record<Silhouette, { wide: number; down: number; grip: number; forward: number; squash?: number }>
> = {
  fedora: { wide: 1.72, down: -0.2, grip: 0.62, forward: 0 },
  beanie: { wide: 1.5, down: -0.17, grip: 0.72, forward: 0, squash: 0.68 },
  beret: { wide: 1.3, down: -0.22, grip: 0.66, forward: 0 },
  cap: { wide: 1.16, down: -0.2, grip: 0.66, forward: 0.06 },
};

export type AdornedPlace = 'collar' | 'neck' | 'head' | 'wrist' | 'hand' | 'leg';

/** Small things with a place of their own on the body. */
export const adornedAt: Partial<Record<Silhouette, AdornedPlace>> = {
  tie: 'collar',
  'bow-tie': 'collar',
  necklace: 'neck',
  kerchief: 'neck',
  earrings: 'head',
  glasses: 'head',
  sunglasses: 'head',
  bracelet: 'wrist',
  watch: 'wrist',
  ring: 'hand',
  gloves: 'hand',
  socks: 'leg',
};
