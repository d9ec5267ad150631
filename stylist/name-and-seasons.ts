import type { AttributeValues } from '#contract/garment-attributes.ts';
import { type Language, languages } from '#contract/languages.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import { wordsOf } from './language/all.ts';
import { traitsOf } from './piece.ts';
import { seasonFitOf } from './traits/season-fit.ts';
import { assumed, type Garment } from './wardrobe.ts';

type Attributes = Pick<Garment, 'kind' | 'category' | 'colors' | 'pattern'> &
  Pick<AttributeValues, 'style' | 'fabric' | 'condition'> & { color: string; tags: readonly string[] };

export function nameAndSeasonsOf(
  attributes: Attributes,
  language?: Language,
): { name: string; seasons: Season[] } {
  const { capitalise, phraseOf } = wordsOf(language).grammar;
  return {
    name: capitalise(phraseOf({ ...assumed(attributes), name: '' })),
    seasons: seasonsOf(attributes),
  };
}

/** In which the name is the one that the garment is given; null for a person's own words. */
export const languageOfName = (attributes: Attributes & { name: string }): Language | null =>
  languages.find((language) => nameAndSeasonsOf(attributes, language).name === attributes.name) ?? null;

function seasonsOf(attributes: Attributes): Season[] {
  const garment = {
    ...assumed(attributes),
    id: '',
    name: '',
    seasons: [],
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
  const { air } = traitsOf(garment);
  return seasons.filter((season) => seasonFitOf(garment, air, { season, temperatureC: null }) >= 0.95);
}
