import type { Wordings } from '../../wordings.ts';
import { colour } from './colour.ts';
import { event, occasion } from './occasion.ts';
import { season } from './season.ts';
import { formality, pattern, silhouette } from './style.ts';
import { completeness, dressing, favourite, novelty } from './whole.ts';

export const wordings = {
  colour,
  season,
  occasion,
  event,
  formality,
  silhouette,
  pattern,
  completeness,
  novelty,
  favourite,
  dressing,
} satisfies Wordings;
