import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import type { NewGarment } from '#server/wardrobe/garments/queries.ts';
import { capitalise, phraseOf } from '#stylist/language/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';

export function columnsOfAnalysis(analysis: ScanAnalysis) {
  return {
    ...derivedColumns(analysis),
    brand: null,
    kind: analysis.kind,
    category: analysis.category,
    size: null,
    color: analysis.color,
    colors: analysis.colors,
    ...pickAttributes({ ...defaultAttributes, ...analysis }, attributeNames),
    purchasePriceCents: null,
    tags: analysis.tags.slice(0, 12),
    suggested: analysis.suggested,
    confidence: analysis.confidence,
  } satisfies Partial<NewGarment>;
}

type Attributes = Pick<
  WardrobeItem,
  'kind' | 'category' | 'color' | 'colors' | 'pattern' | 'style' | 'fabric' | 'condition' | 'tags'
>;

export const derivedColumns = (attributes: Attributes) => ({
  name: capitalise(phraseOf({ ...attributes, name: '' })),
  seasons: seasonsOf(attributes),
});

function seasonsOf(attributes: Attributes): Season[] {
  const garment = {
    ...attributes,
    id: '',
    name: '',
    seasons: [],
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
  const { air } = traitsOf(garment);
  return seasons.filter((season) => seasonFitOf(garment, air, { season, temperatureC: null }) >= 0.95);
}
