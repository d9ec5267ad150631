import { type Category, categoryOfKind, type Kind } from '#contract/vocabulary.ts';

export type Slot = 'outer' | 'top' | 'bottom' | 'dress' | 'shoes' | 'accessory';

const slotOfCategory: Record<Category, Slot> = {
  outerwear: 'outer',
  tops: 'top',
  bottoms: 'bottom',
  dresses: 'dress',
  shoes: 'shoes',
  accessories: 'accessory',
};

const bodyOrder: readonly Slot[] = ['outer', 'top', 'dress', 'bottom', 'shoes', 'accessory'];

export const slotOf = ({ kind }: { kind: Kind }): Slot => slotOfCategory[categoryOfKind[kind]];

/** Sorts garments from the outside in and from head to foot; the order within a slot is stable. */
export function inBodyOrder<T extends { kind: Kind }>(pieces: readonly T[]): T[] {
  return [...pieces].sort((a, b) => bodyOrder.indexOf(slotOf(a)) - bodyOrder.indexOf(slotOf(b)));
}
