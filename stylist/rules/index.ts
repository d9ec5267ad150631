import { colourHarmony } from './colour-harmony.ts';
import { completeness } from './completeness.ts';
import { favourites } from './favourites.ts';
import { formality } from './formality.ts';
import { novelty } from './novelty.ts';
import { occasion } from './occasion.ts';
import { patternMixing } from './pattern-mixing.ts';
import type { Rule } from './rule.ts';
import { season } from './season.ts';
import { silhouette } from './silhouette.ts';

/** In display order of a score. */
export const rules: readonly Rule[] = [
  occasion,
  colourHarmony,
  season,
  formality,
  silhouette,
  patternMixing,
  completeness,
  novelty,
  favourites,
];
