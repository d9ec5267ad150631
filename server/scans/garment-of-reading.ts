import type { ScanAnalysis } from '#contract/scans.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import type { NewGarment } from '#server/wardrobe/queries.ts';
import { capitalise, phraseOf } from '#stylist/language/grammar.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';

/** The columns of a garment that has just been scanned. Its name says what and in which colour. */
export function columnsOfAnalysis(analysis: ScanAnalysis) {
  return {
    name: capitalise(phraseOf({ ...analysis, name: '' })),
    brand: null,
    kind: analysis.kind,
    category: analysis.category,
    size: null,
    color: analysis.color,
    colors: analysis.colors,
    pattern: analysis.pattern,
    style: analysis.style,
    fabric: analysis.fabric,
    condition: analysis.condition,
    purchasePriceCents: null,
    seasons: seasonsOf(analysis),
    tags: analysis.tags.slice(0, 12),
    suggested: analysis.suggested,
    confidence: analysis.confidence,
  } satisfies Partial<NewGarment>;
}

/** The seasons that a garment of these attributes is comfortable in, in any of the ways to wear it. */
function seasonsOf(analysis: ScanAnalysis): Season[] {
  const garment = {
    ...analysis,
    id: '',
    name: '',
    seasons: [],
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
  return seasons.filter((season) =>
    slotsOfKind[analysis.kind].some((slot) => seasonFitOf(garment, slot, season) >= 0.6),
  );
}
