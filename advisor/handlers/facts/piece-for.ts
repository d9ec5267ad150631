import { pieceOf, traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';

export const pieceFor = (garment: Garment) =>
  pieceOf(
    garment,
    slotsOfKind[garment.kind][0] ?? 'base',
    { occasion: 'casual', season: 'spring' },
    traitsOf(garment),
  );
