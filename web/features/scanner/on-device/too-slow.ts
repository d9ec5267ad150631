/** A person waits this long for a photograph, and no longer when the server needs a second. */
const slowMillis = 8_000;
/** From here on nothing more is to be hoped for. */
export const lateMillis = 40_000;

/** How many seconds a reading took, if that is too slow to go on with; else null. */
export const slowSecondsOf = (millis: number): number | null =>
  millis > slowMillis ? Math.round(millis / 1000) : null;
