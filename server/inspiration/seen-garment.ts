import type { SeenPart } from '#contract/inspirations.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { assumed, type Garment } from '#stylist/wardrobe.ts';

export const nameOfSeen = (seen: SeenPart): string =>
  nameAndSeasonsOf({ ...seen, category: categoryOfKind[seen.kind], tags: [] }).name;

/** A part of a picture, for the engine. */
export const seenGarment = ({ color: _, ...seen }: SeenPart, place: number): Garment => ({
  ...assumed(seen),
  id: `part-${place}`,
  name: '',
  category: categoryOfKind[seen.kind],
  seasons: [],
  timesWorn: 0,
  lastWornDaysAgo: null,
});
