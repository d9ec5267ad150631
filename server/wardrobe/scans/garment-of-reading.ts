import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import type { GarmentChanges, WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { applicableAttributes, type Season, seasons } from '#contract/vocabulary.ts';
import { columnsChanged } from '#server/wardrobe/garments/changes.ts';
import type { NewGarment } from '#server/wardrobe/garments/queries.ts';
import { capitalise, phraseOf } from '#stylist/language/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';

/** @param changes by the garment's owner; the name follows them */
export function columnsOfAnalysis(analysis: ScanAnalysis, changes: GarmentChanges = {}) {
  const read = {
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
  };
  const changed = columnsChanged({ ...read, origin: {} }, changes);
  const columns = { ...read, ...changed };
  return {
    ...columns,
    ...applicableAttributes(columns.kind, pickAttributes(columns, attributeNames)),
    ...derivedColumns(columns),
    ...changed,
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
