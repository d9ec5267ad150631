import type { AttributeValues } from '#contract/garment-attributes.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import { capitalise, phraseOf } from './language/grammar.ts';
import { traitsOf } from './piece.ts';
import { seasonFitOf } from './traits/season-fit.ts';
import { assumed, type Garment } from './wardrobe.ts';

type Attributes = Pick<Garment, 'kind' | 'category' | 'colors' | 'pattern'> &
  Pick<AttributeValues, 'style' | 'fabric' | 'condition'> & { color: string; tags: readonly string[] };

/** The name and the seasons of a garment whose owner has not told them. */
export const nameAndSeasonsOf = (attributes: Attributes): { name: string; seasons: Season[] } => ({
  name: capitalise(phraseOf({ ...assumed(attributes), name: '' })),
  seasons: seasonsOf(attributes),
});

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
