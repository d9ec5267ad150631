import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import type { SeenPart } from '#contract/inspirations.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { assumed, type Garment } from '#stylist/wardrobe.ts';

const attributesOf = (seen: SeenPart) => ({
  ...seen,
  ...pickAttributes({ ...defaultAttributes, ...seen }, attributeNames),
  category: categoryOfKind[seen.kind],
  tags: [],
});

export const nameOfSeen = (seen: SeenPart): string => nameAndSeasonsOf(attributesOf(seen)).name;

/** A part of a picture, for the engine. */
export function seenGarment(seen: SeenPart, place: number): Garment {
  const attributes = attributesOf(seen);
  return {
    id: `part-${place}`,
    name: '',
    kind: seen.kind,
    category: attributes.category,
    colors: seen.colors,
    ...assumed(pickAttributes(attributes, attributeNames)),
    seasons: [],
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
}
