import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { Kind, Occasion, Season } from '#contract/vocabulary.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { type SampleId, sampleWardrobe } from './sample-wardrobe.ts';

export interface Day {
  occasion: Occasion;
  season: Season;
}

export interface ComposedSample extends Day {
  name: string;
  /** Percent, the sum of the points of `parts`. */
  score: number;
  reasons: string[];
  parts: { label: string; points: number; max: number; reason: string }[];
  pieces: { id: SampleId; name: string; kind: Kind }[];
}

/** Arbitrary, but fixed. */
const seed = 2024;
const proposals = 6;

const garments = new Map(sampleWardrobe.map((garment) => [garment.id, garment]));

/** The best outfits of the sample wardrobe, best first. Deterministic. */
export function composeFor(day: Day, language: Language = defaultLanguage): ComposedSample[] {
  const { outfits } = generateOutfits(sampleWardrobe, { ...day, seed, count: proposals, language });
  return outfits.map(({ name, aiScore, reasons, parts, garmentIds }) => ({
    ...day,
    name,
    score: aiScore,
    reasons,
    parts: parts.map(({ label, points, max, reason }) => ({ label, points, max, reason: reason.text })),
    pieces: garmentIds.flatMap((id) => {
      const garment = garments.get(id);
      return garment ? [{ id: id as SampleId, name: garment.name, kind: garment.kind }] : [];
    }),
  }));
}
