const minute = 60_000;

/** How long a quote stands. */
export const quoteMillis = 15 * minute;

/** We look every few seconds while somebody waits; what is seen this much later was sent in time. */
export const sightingGraceMillis = 2 * minute;

/** How long a payment of which nothing was seen is waited for after its quote has run out. */
export const silenceMillis = 2 * 60 * minute;

/** How long one that was paid in part is waited for. */
export const remainderMillis = 7 * 24 * 60 * minute;

/** Blocks that must hold a payment: for twenty euros, undoing one costs thousands of times what it brings. */
export const confirmationsNeeded = 1;

/** How far the price may have moved under a payment that came late, for it to be enough all the same. */
export const lateTolerance = 0.01;
