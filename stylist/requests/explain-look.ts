import { contextOf, dayOf } from '../context.ts';
import { type ComposedOutfit, explainOutfits } from '../generate.ts';
import { outfitOf } from '../outfit.ts';
import { pieceOf } from '../piece.ts';
import { scoreOutfit } from '../score.ts';
import { available, candidatesFor } from '../search/candidates.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';
import { place } from './placing.ts';

/** Scores looks for a day beside the whole wardrobe. */
export function scorerOf(
  wardrobe: readonly Garment[],
  request: Omit<OutfitRequest, 'count'>,
): (look: readonly Garment[]) => number {
  const day = dayOf(request);
  const context = contextOf(
    request,
    day,
    candidatesFor(available(wardrobe, { ...request, count: 1 }), day, new Set()),
  );
  return (look) => {
    const pieces = place(look).map(({ garment, slot, traits }) => pieceOf(garment, slot, day, traits));
    return scoreOutfit(outfitOf(pieces), context).aiScore;
  };
}

/** As if composed for the day. */
export function explainLook(
  wardrobe: readonly Garment[],
  look: readonly Garment[],
  request: Omit<OutfitRequest, 'count'>,
): ComposedOutfit {
  const day = dayOf(request);
  const candidates = candidatesFor(available(wardrobe, { ...request, count: 1 }), day, new Set());
  const pieces = place(look).map(({ garment, slot, traits }) => pieceOf(garment, slot, day, traits));
  const explained = explainOutfits([outfitOf(pieces)], request, contextOf(request, day, candidates));
  return explained[0] as ComposedOutfit;
}
