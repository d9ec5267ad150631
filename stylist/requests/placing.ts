import { type Traits, traitsOf } from '../piece.ts';
import { canLayer, covers, type Slot, slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';

/** A shirt worn open over a T-shirt counts as a layer. */
export const isOpenOver = (over: Garment, under: Garment) =>
  over.kind === 'shirt' && ['t-shirt', 'top', 'undershirt', 'longsleeve', 'body'].includes(under.kind);

function slotOf(garment: Garment, others: readonly Garment[]): Slot {
  const [first = 'jewellery', second] = slotsOfKind[garment.kind];
  if (first !== 'base') return first;
  const below = (other: Garment) => other !== garment && slotsOfKind[other.kind][0] === 'base';
  if (second === 'mid') {
    return others.some((other) => below(other) && canLayer(other.kind, garment.kind)) ? 'mid' : first;
  }
  return others.some((other) => below(other) && isOpenOver(garment, other)) ? 'mid' : first;
}

export type Placed = { garment: Garment; slot: Slot; traits: Traits; covered: boolean };

export function place(garments: readonly Garment[]): Placed[] {
  const placed = garments.map((garment) => ({
    garment,
    slot: slotOf(garment, garments),
    traits: traitsOf(garment),
  }));
  const hidden = placed.some(({ slot, garment }) => slot === 'mid' && covers(garment.kind));
  return placed.map((one) => ({ ...one, covered: hidden && one.slot === 'base' }));
}
