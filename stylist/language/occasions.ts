import type { Occasion } from '#contract/vocabulary.ts';
import type { Context } from '../outfit.ts';

/** Follows "para". */
const forOccasion: Readonly<Record<Occasion, string>> = {
  casual: 'el día a día',
  work: 'el trabajo',
  formal: 'una ocasión formal',
  party: 'una fiesta',
  date: 'una cita',
  sport: 'hacer deporte',
};

/** Follows "para". */
export const purposeOf = ({ occasion, event }: Pick<Context, 'occasion' | 'event'>): string =>
  event?.spanish ?? forOccasion[occasion];
