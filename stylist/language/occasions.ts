import type { Occasion } from '#contract/vocabulary.ts';

/** How an occasion is called after "para". */
export const forOccasion: Readonly<Record<Occasion, string>> = {
  casual: 'el día a día',
  work: 'el trabajo',
  formal: 'una ocasión formal',
  party: 'una fiesta',
  date: 'una cita',
  sport: 'hacer deporte',
};
