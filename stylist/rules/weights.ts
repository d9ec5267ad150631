import type { Advisor } from '#contract/vocabulary.ts';
import type { Weights } from '../rule-weights.ts';

const house: Weights = {
  occasion: 30,
  'colour-harmony': 20,
  season: 18,
  formality: 10,
  silhouette: 4,
  'pattern-mixing': 6,
  completeness: 6,
  novelty: 4,
  favourites: 2,
};

/** Prefers line, formality and a restrained palette. */
const maya: Weights = {
  occasion: 28,
  'colour-harmony': 22,
  season: 16,
  formality: 14,
  silhouette: 6,
  'pattern-mixing': 5,
  completeness: 5,
  novelty: 2,
  favourites: 2,
};

/** Tolerates mixed formality; prefers novelty and favourites. */
const valentina: Weights = {
  occasion: 28,
  'colour-harmony': 18,
  season: 16,
  formality: 6,
  silhouette: 6,
  'pattern-mixing': 6,
  completeness: 4,
  novelty: 10,
  favourites: 6,
};

const ofAdvisor: Readonly<Record<Advisor, Weights>> = { maya, valentina };

export const weightsOf = (advisor?: Advisor): Weights => (advisor ? ofAdvisor[advisor] : house);
