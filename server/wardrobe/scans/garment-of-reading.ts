import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { NewGarment } from '#server/wardrobe/garments/queries.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';

export function columnsOfAnalysis(analysis: ScanAnalysis) {
  return {
    ...nameAndSeasonsOf(analysis),
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
