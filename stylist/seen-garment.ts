import type { Garment } from './wardrobe.ts';

/** A garment of a picture, as the engine sees it. */
export type SeenGarment = Garment & { styleKnown: boolean };

/** What is not seen of its style is taken from the garment that it is compared with. */
export const seenBeside = ({ styleKnown, ...part }: SeenGarment, other: Garment): Garment =>
  styleKnown ? part : { ...part, style: other.style };
