export interface PriceChange {
  startsAt: Date;
  priceCents: number;
}

export interface Price {
  cents: number;
  /** The reference price to strike through; equals `cents` without a reduction. */
  originalCents: number;
}

const thirtyDaysMillis = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the current price and its reference by the Omnibus Directive (98/6/EC art. 6a; Ley 7/1996 art.
 * 20): the lowest price of the 30 days before the reduction. Without a higher price in those days there is
 * no reduction.
 * @returns null before the first price begins
 */
export function priceAt(history: readonly PriceChange[], now: Date): Price | null {
  const past = history
    .filter(({ startsAt }) => startsAt <= now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const current = past.at(-1);
  if (current === undefined) return null;
  const cents = current.priceCents;
  // Repeating the same price starts no new reduction.
  let since = past.length - 1;
  while (since > 0 && past[since - 1]?.priceCents === cents) since--;
  const reducedAt = past[since]?.startsAt ?? current.startsAt;
  const windowStart = reducedAt.getTime() - thirtyDaysMillis;
  // A price counts if it was in force at any time in the window.
  const asked = past
    .slice(0, since)
    .filter((_, i) => (past[i + 1]?.startsAt.getTime() ?? 0) > windowStart)
    .map(({ priceCents }) => priceCents);
  return { cents, originalCents: Math.max(cents, asked.length > 0 ? Math.min(...asked) : cents) };
}

/** Whole percent; 0 without a reduction. */
export const discountPercent = ({ cents, originalCents }: Price): number =>
  Math.round((1 - cents / originalCents) * 100);
