/** Acceptable for one photo, but not for the next ones: the server needs about a second. */
const slowMillis = 8_000;
export const lateMillis = 40_000;

/** Returns the seconds a reading took when that is too slow to continue, else null. */
export const tooSlowSeconds = (millis: number): number | null =>
  millis > slowMillis ? Math.round(millis / 1000) : null;
