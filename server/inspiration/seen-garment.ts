import type { SeenPart } from '#contract/inspirations.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import type { SeenGarment } from '#stylist/seen-garment.ts';
import { assumed } from '#stylist/wardrobe.ts';

export const nameOfSeen = (seen: SeenPart, language: Language = defaultLanguage): string =>
  nameAndSeasonsOf({ ...seen, category: categoryOfKind[seen.kind], tags: [] }, language).name;

/** A part of a picture, for the engine. */
export const seenGarment = ({ color: _, ...seen }: SeenPart, place: number): SeenGarment => ({
  ...assumed(seen),
  styleKnown: seen.style !== 'unknown',
  id: `part-${place}`,
  name: '',
  category: categoryOfKind[seen.kind],
  seasons: [],
  timesWorn: 0,
  lastWornDaysAgo: null,
});
