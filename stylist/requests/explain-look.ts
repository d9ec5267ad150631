import { type ComposedOutfit, explainOutfits } from '../generate.ts';
import { outfitOf } from '../outfit.ts';
import { scoreOutfit } from '../score.ts';
import type { Garment } from '../wardrobe.ts';
import { type LookRequest, onDay } from './on-day.ts';

/** Scores looks for a day beside the whole wardrobe. */
export function scorerOf(
  wardrobe: readonly Garment[],
  request: LookRequest,
): (look: readonly Garment[]) => number {
  const { context, piecesOf } = onDay(wardrobe, request);
  return (look) => scoreOutfit(outfitOf(piecesOf(look)), context).aiScore;
}

/** As if composed for the day. */
export function explainLook(
  wardrobe: readonly Garment[],
  look: readonly Garment[],
  request: LookRequest,
): ComposedOutfit {
  const { context, piecesOf } = onDay(wardrobe, request);
  return explainOutfits([outfitOf(piecesOf(look))], request, context)[0] as ComposedOutfit;
}
