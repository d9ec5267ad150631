import type { Garment } from './wardrobe.ts';

export type SeenGarment = Garment & { styleKnown: boolean };

/** Style that is not seen is taken from the garment beside it. */
export const seenBeside = ({ styleKnown, ...part }: SeenGarment, other: Garment): Garment =>
  styleKnown ? part : { ...part, style: other.style };
