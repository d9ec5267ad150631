import { contextOf, dayOf } from '../context.ts';
import { type ComposedOutfit, explainOutfits } from '../generate.ts';
import { outfitOf } from '../outfit.ts';
import { pieceOf } from '../piece.ts';
import { available, candidatesFor } from '../search/candidates.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';
import { place } from './placing.ts';

/**
 * What the engine would say of garments that are decided already: the score with its parts, the reasons and
 * a name, as if it had composed them for the day itself.
 */
export function explainLook(
  wardrobe: readonly Garment[],
  look: readonly Garment[],
  request: Omit<OutfitRequest, 'count'>,
): ComposedOutfit {
  const day = dayOf(request);
  const candidates = candidatesFor(available(wardrobe, { ...request, count: 1 }), day, new Set());
  const pieces = place(look).map(({ garment, slot, traits }) => pieceOf(garment, slot, day, traits));
  const explained = explainOutfits([outfitOf(pieces)], request, contextOf(request, day, candidates));
  // One outfit goes in, and one comes out.
  return explained[0] as ComposedOutfit;
}
