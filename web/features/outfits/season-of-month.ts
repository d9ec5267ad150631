import type { Season } from '#contract/vocabulary.ts';

/** The season that the generator proposes: the specification's months, not the calendar's solstices. */
export function seasonOfMonth(date: Date): Season {
  const month = date.getMonth() + 1;
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  if (month >= 9 && month <= 11) return 'fall';
  return 'winter';
}
