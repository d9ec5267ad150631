const minute = 60_000;

/** How long a quote stands. */
export const quoteMillis = 15 * minute;

/** We look every few seconds while somebody waits; what is seen this much later was sent in time. */
export const sightingGraceMillis = 2 * minute;

/** How long a payment of which nothing was seen is waited for after its quote has run out. */
export const silenceMillis = 2 * 60 * minute;

/** How long one that was paid in part is waited for. */
export const remainderMillis = 7 * 24 * 60 * minute;

/**
 * Blocks that must hold a payment before it counts, by its price. Single blocks are orphaned by chance now and then,
 * three in a row hardly ever; replacing one on purpose costs at least its reward, some 200,000 €. One is enough for a
 * month of Premium, and the network's own six for the most expensive orders.
 */
const confirmationsByPrice = [
  { belowCents: 100_00, confirmations: 1 },
  { belowCents: 1000_00, confirmations: 3 },
] as const;

/** Blocks after which no payment is looked at any more: the custom of the network since its beginning. */
export const confirmationsFinal = 6;

export const confirmationsNeeded = (amountCents: number): number =>
  confirmationsByPrice.find(({ belowCents }) => amountCents < belowCents)?.confirmations ??
  confirmationsFinal;

/** How long a transaction that has vanished from the chain may take to come back. */
export const returnMillis = 7 * 24 * 60 * minute;

/** How far the price may have moved under a payment that came late, for it to be enough all the same. */
export const lateTolerance = 0.01;
