import type { Fabric } from '#contract/vocabulary.ts';
import type { Rain } from '../vocabulary/item.ts';
import { itemOf } from '../vocabulary/items.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';

const ofFabric: Partial<Record<Fabric, Rain>> = {
  suede: 'ruined',
  silk: 'ruined',
  chiffon: 'poor',
  linen: 'poor',
  down: 'fine',
};

const ofKind: Partial<Record<WornKind, Rain>> = {
  sandals: 'ruined',
  heels: 'poor',
  flats: 'poor',
  swimwear: 'poor',
};

export function rainOf(garment: Garment): Rain {
  const byFabric = garment.fabric && ofFabric[garment.fabric];
  if (byFabric === 'ruined') return byFabric;
  // Canvas leaks.
  if (garment.category === 'shoes' && garment.fabric === 'cotton' && garment.kind !== 'boots')
    return 'ruined';
  return itemOf(garment)?.rain ?? byFabric ?? ofKind[garment.kind] ?? 'fine';
}
