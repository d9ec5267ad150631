import type { Season } from '#contract/vocabulary.ts';

/** Calendar season in the northern hemisphere. */
export function seasonOfMonth(month: number): Season {
  if (month === 12 || month <= 2) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'fall';
}
