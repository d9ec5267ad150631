import type { TermName } from './term.ts';

/**
 * Points of the score for a point of cost, so that of the outfits that score 90 or more the panel would wear
 * nine of ten; printed by training/panel/fit.ts.
 */
export const severity = 1.25;

/** Multiplies each term's loss, in shares of its rule's maximum. */
export const weightOfTerm: Readonly<Record<TermName, number>> = {
  'occasion.kind': 1,
  'occasion.banned': 0.5,
  'occasion.mood': 0.6,
  'occasion.loud': 0.8,
  'occasion.register': 0.6,
  'occasion.wanted': 0.5,
  'occasion.bare': 0.35,
  'season.air': 1,
  'season.rain': 1,
  'season.outdoors': 1.2,
  'season.indoors': 0.5,
  'season.legs': 0.5,
  'season.ground': 0.8,
  'season.pale': 1,
  'formality.level': 1,
  'formality.spread': 1,
  'formality.kinds': 0.6,
  'formality.looks': 0.1,
  'formality.registers': 0.4,
  'formality.cloths': 1,
  'formality.order': 1,
  'formality.suit': 0.6,
  'colour-harmony.harmony': 1,
  'colour-harmony.flat': 1,
  'colour-harmony.metals': 0.05,
  'silhouette.volume': 1,
  'pattern-mixing.mix': 1,
  'pattern-mixing.loud': 0.6,
  'completeness.empty': 1,
  'novelty.rest': 1,
  'novelty.repeat': 1,
  'favourites.loved': 1,
  'favourites.colour': 1,
  'favourites.direction': 3,
  'favourites.room': 1,
};
