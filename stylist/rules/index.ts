import { colourHarmony } from './colour-harmony.ts';
import { completeness } from './completeness.ts';
import { favourites } from './favourites.ts';
import { formality } from './formality.ts';
import { novelty } from './novelty.ts';
import { occasion } from './occasion.ts';
import { patternMixing } from './pattern-mixing.ts';
import type { Rule, RuleKey } from './rule.ts';
import { season } from './season.ts';

/** All that the stylist considers, in the order in which a score is taken apart. */
export const rules: readonly Rule[] = [
  occasion,
  colourHarmony,
  season,
  formality,
  patternMixing,
  completeness,
  novelty,
  favourites,
];

/** The most points that each rule can give. They add up to 100, so that a score is a percentage. */
export const weights: Readonly<Record<RuleKey, number>> = {
  occasion: 34,
  'colour-harmony': 20,
  season: 18,
  formality: 10,
  'pattern-mixing': 6,
  completeness: 6,
  novelty: 4,
  favourites: 2,
};
