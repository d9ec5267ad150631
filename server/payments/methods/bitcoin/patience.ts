const minute = 60_000;

export const quoteMillis = 15 * minute;

/** Covers the polling interval of a few seconds. */
export const sightingGraceMillis = 2 * minute;

/** Without a sighting. */
export const silenceMillis = 2 * 60 * minute;

/** For a partial payment. */
export const remainderMillis = 7 * 24 * 60 * minute;

/**
 * Blocks by price: one is often orphaned by chance, three hardly ever. Replacing one on purpose costs its
 * reward, some 200,000 €; six is the network's convention.
 */
const confirmationsByPrice = [
  { belowCents: 100_00, confirmations: 1 },
  { belowCents: 1000_00, confirmations: 3 },
] as const;

export const confirmationsFinal = 6;

export const confirmationsNeeded = (amountCents: number): number =>
  confirmationsByPrice.find(({ belowCents }) => amountCents < belowCents)?.confirmations ??
  confirmationsFinal;

/** For a vanished transaction. */
export const returnMillis = 7 * 24 * 60 * minute;

/** Shortfall of a late payment, for changes of the rate. */
export const lateTolerance = 0.01;
