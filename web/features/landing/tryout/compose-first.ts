import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import type { Season } from '#contract/vocabulary.ts';
import { type ComposedOutfit, generateOutfits } from '#stylist/generate.ts';
import type { MissingPiece } from '#stylist/missing.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { assumed, type Garment } from '#stylist/wardrobe.ts';

export interface ReadGarment {
  readonly id: string;
  readonly analysis: ScanAnalysis;
}

export interface FirstOutfit {
  readonly outfit: ComposedOutfit | null;
  readonly missing: readonly MissingPiece[];
}

/** Arbitrary, but fixed. */
const seed = 2026;

/** The same garment as the server would file of the reading. */
const garmentOf = ({ id, analysis }: ReadGarment): Garment => ({
  id,
  ...nameAndSeasonsOf(analysis),
  kind: analysis.kind,
  category: analysis.category,
  colors: analysis.colors,
  ...assumed(pickAttributes({ ...defaultAttributes, ...analysis }, attributeNames)),
  timesWorn: 0,
  lastWornDaysAgo: null,
});

/** For an ordinary day of the season; only a complete outfit, with shoes. */
export function composeFirst(garments: readonly ReadGarment[], season: Season): FirstOutfit {
  const request = { occasion: 'casual', season, seed, count: 1 } as const;
  const { outfits, missing } = generateOutfits(garments.map(garmentOf), request);
  const essential = missing.filter((piece) => piece.essential);
  return { outfit: essential.length > 0 ? null : (outfits[0] ?? null), missing: essential };
}
