import type { Language } from '#contract/languages.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { Residuals } from '#stylist/learning/feature-points.ts';
import type { Profile } from '#stylist/profile/profile.ts';
import type { Personal } from '#stylist/rule-weights.ts';

/** Preferences of a search: plain data that can be sent to another thread. */
export type Taste = {
  advisor: Advisor;
  favouriteColours: readonly string[];
  avoidedColours: readonly string[];
  personal: Personal;
  residuals: Residuals;
  profile: Profile | null;
  /** Of what the engine says. */
  language: Language;
  /** Breaks ties. */
  seed: number;
};

export const tasteOf = ({
  advisor,
  favouriteColours,
  avoidedColours,
  personal,
  profile,
  residuals,
  language,
  seed,
}: Taste): Taste => ({
  advisor,
  favouriteColours,
  avoidedColours,
  personal,
  profile,
  residuals,
  language,
  seed,
});

/** The part of a request to the engine that is the person's. */
export function wishesOf({ seed: _, ...wishes }: Taste): Omit<Taste, 'seed'> {
  return wishes;
}
