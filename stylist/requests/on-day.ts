import { contextOf, dayOf } from '../context.ts';
import { type Piece, pieceOf } from '../piece.ts';
import { available, candidatesFor } from '../search/candidates.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';
import { place } from './placing.ts';

export type LookRequest = Omit<OutfitRequest, 'count'>;

/** Looks of a wardrobe on one day, beside its other garments. */
export function onDay(wardrobe: readonly Garment[], request: LookRequest) {
  const day = dayOf(request);
  const candidates = candidatesFor(available(wardrobe, { ...request, count: 1 }), day, new Set());
  const piecesOf = (look: readonly Garment[]): Piece[] =>
    place(look).map(({ garment, slot, traits }) => pieceOf(garment, slot, day, traits));
  return { day, candidates, context: contextOf(request, day, candidates), piecesOf };
}
