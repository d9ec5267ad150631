import { type Category, categoryOfKind, type Kind } from '#contract/vocabulary.ts';

/** Where on the body a garment belongs. */
export type Slot = 'outer' | 'top' | 'bottom' | 'dress' | 'shoes' | 'accessory';

const slotOfCategory: Record<Category, Slot> = {
  outerwear: 'outer',
  tops: 'top',
  bottoms: 'bottom',
  dresses: 'dress',
  shoes: 'shoes',
  accessories: 'accessory',
};

/** The body's order, which is also the order in which an outfit is read. */
const bodyOrder: readonly Slot[] = ['outer', 'top', 'dress', 'bottom', 'shoes', 'accessory'];

export const slotOf = ({ kind }: { kind: Kind }): Slot => slotOfCategory[categoryOfKind[kind]];

/** The garments from the outside in and from head to foot; those of one slot keep the order in which they were chosen. */
export function inBodyOrder<T extends { kind: Kind }>(pieces: readonly T[]): T[] {
  return [...pieces].sort((a, b) => bodyOrder.indexOf(slotOf(a)) - bodyOrder.indexOf(slotOf(b)));
}
