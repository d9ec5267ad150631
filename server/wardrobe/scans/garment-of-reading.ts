import {
  applicableAttributes,
  attributeNames,
  defaultAttributes,
  pickAttributes,
} from '#contract/garment-attributes.ts';
import type { GarmentChanges } from '#contract/garments.ts';
import type { Language } from '#contract/languages.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { columnsChanged } from '#server/wardrobe/garments/changes.ts';
import type { NewGarment } from '#server/wardrobe/garments/queries.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';

/** @param changes by the garment's owner; the name follows them */
export function columnsOfAnalysis(analysis: ScanAnalysis, changes: GarmentChanges, language: Language) {
  const read = {
    ...nameAndSeasonsOf(analysis, language),
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
    ...nameAndSeasonsOf(columns, language),
    ...changed,
  } satisfies Partial<NewGarment>;
}
