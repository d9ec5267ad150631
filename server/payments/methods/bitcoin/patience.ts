const minute = 60_000;

export const quoteMillis = 15 * minute;

/** The address is polled every few seconds; a sighting this late was still sent in time. */
export const sightingGraceMillis = 2 * minute;

/** How long an expired quote without a sighting is watched. */
export const silenceMillis = 2 * 60 * minute;

/** How long a partial payment is watched. */
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

/** Blocks after which a payment is final, by convention. */
export const confirmationsFinal = 6;

export const confirmationsNeeded = (amountCents: number): number =>
  confirmationsByPrice.find(({ belowCents }) => amountCents < belowCents)?.confirmations ??
  confirmationsFinal;

/** How long a vanished transaction may take to return. */
export const returnMillis = 7 * 24 * 60 * minute;

/** Accepted shortfall of a late payment, by change of the rate. */
export const lateTolerance = 0.01;
