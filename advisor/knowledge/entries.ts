import { accessories } from './accessories.ts';
import { basics } from './basics.ts';
import { care } from './care.ts';
import { codes } from './codes.ts';
import { colour } from './colour.ts';
import type { Entry } from './entry.ts';
import { fabrics } from './fabrics.ts';
import { occasions } from './occasions.ts';
import { proportion } from './proportion.ts';
import { seasons } from './seasons.ts';
import { sizes } from './sizes.ts';
import { sustainability } from './sustainability.ts';
import { travel } from './travel.ts';

/** All entries but the trends, which expire. */
export const entries: readonly Entry[] = [
  ...colour,
  ...proportion,
  ...fabrics,
  ...care,
  ...codes,
  ...seasons,
  ...occasions,
  ...basics,
  ...accessories,
  ...sizes,
  ...sustainability,
  ...travel,
];
