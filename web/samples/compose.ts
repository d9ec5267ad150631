import type { Language } from '#contract/languages.ts';
import type { Kind, Occasion, Season } from '#contract/vocabulary.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { type SampleId, type SampleNames, sampleWardrobe } from './sample-wardrobe.ts';

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

/**
 * The best outfits of the sample wardrobe, best first. Deterministic.
 * @param names of the garments in the language
 */
export function composeFor(day: Day, language: Language, names: SampleNames): ComposedSample[] {
  const wardrobe = sampleWardrobe(names);
  const garments = new Map(wardrobe.map((garment) => [garment.id, garment]));
  const { outfits } = generateOutfits(wardrobe, { ...day, seed, count: proposals, language });
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
