import type { Outfit } from '#contract/outfits.ts';
import type { Occasion } from '#contract/vocabulary.ts';

export function bestFor(occasion: Occasion, outfits: readonly Outfit[], count: number): Outfit[] {
  return outfits
    .filter((outfit) => outfit.aiGenerated && outfit.occasion === occasion)
    .sort((a, b) => (b.aiScore ?? 0) - (a.aiScore ?? 0))
    .slice(0, count);
}
