import type { Advisor } from '#contract/vocabulary.ts';
import type { Residuals } from '#stylist/learning/feature-points.ts';
import type { Personal } from '#stylist/rule-weights.ts';

/** Preferences of a search: plain data that can be sent to another thread. */
export type Taste = {
  advisor: Advisor;
  favouriteColours: readonly string[];
  avoidedColours: readonly string[];
  personal: Personal;
  residuals: Residuals;
  /** Breaks ties. */
  seed: number;
};

export const tasteOf = ({
  advisor,
  favouriteColours,
  avoidedColours,
  personal,
  residuals,
  seed,
}: Taste): Taste => ({
  advisor,
  favouriteColours,
  avoidedColours,
  personal,
  residuals,
  seed,
});
