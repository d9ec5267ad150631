import type { Language } from '#contract/languages.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { type ComposedOutfit, generateOutfits } from '../generate.ts';
import type { Profile } from '../profile/profile.ts';
import type { Garment } from '../wardrobe.ts';

const goodScore = 80;

/**
 * The best for each kind of day, without duplicates. The percentage on the garment's card refers to these.
 */
export function goodOutfitsWith(
  wardrobe: readonly Garment[],
  garmentId: string,
  seed: number,
  profile: Profile | null = null,
  language?: Language,
): ComposedOutfit[] {
  const found = new Map<string, ComposedOutfit>();
  for (const occasion of occasions) {
    for (const season of seasons) {
      const request = { occasion, season, seed, count: 1, mustInclude: [garmentId], profile, language };
      const [best] = generateOutfits(wardrobe, request).outfits;
      const key = best ? [...best.garmentIds].sort().join() : '';
      if (best && best.aiScore >= goodScore && (found.get(key)?.aiScore ?? 0) < best.aiScore)
        found.set(key, best);
    }
  }
  return [...found.values()].sort((a, b) => b.aiScore - a.aiScore);
}
