import type { Outfit } from '#contract/outfits.ts';
import { type Occasion, occasions, type Season, seasons } from '#contract/vocabulary.ts';

/** `null` filters nothing. */
export interface OutfitFilters {
  occasion: Occasion | null;
  season: Season | null;
}

/** Different names than the garments' filters, since both tabs share one address. */
export const outfitFilterParams = { occasion: 'ocasion', season: 'estacion' } as const;

export function readOutfitFilters(params: URLSearchParams): OutfitFilters {
  const occasion = params.get(outfitFilterParams.occasion);
  const season = params.get(outfitFilterParams.season);
  return {
    occasion: occasions.find((known) => known === occasion) ?? null,
    season: seasons.find((known) => known === season) ?? null,
  };
}

export function writeOutfitFilters(params: URLSearchParams, filters: OutfitFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.values(outfitFilterParams)) next.delete(name);
  if (filters.occasion) next.set(outfitFilterParams.occasion, filters.occasion);
  if (filters.season) next.set(outfitFilterParams.season, filters.season);
  return next;
}

export const filterOutfits = (outfits: readonly Outfit[], filters: OutfitFilters): Outfit[] =>
  outfits.filter(
    (outfit) =>
      (filters.occasion === null || outfit.occasion === filters.occasion) &&
      (filters.season === null || outfit.season === filters.season),
  );
