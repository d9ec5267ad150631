export interface PriceChange {
  startsAt: Date;
  priceCents: number;
}

export interface Price {
  cents: number;
  /** What may be struck through; equals `cents` where there is no reduction. */
  originalCents: number;
}

const thirtyDaysMillis = 30 * 24 * 60 * 60 * 1000;

/**
 * The price in force and the one before it as the Omnibus rule wants it (Directive 98/6/EC, art. 6a;
 * Ley 7/1996, art. 20): the lowest that was asked in the 30 days before the reduction, which may be
 * lower than the one right before. Without a higher one in those days there is no reduction to show.
 * @returns null where nothing is in force yet
 */
export function priceAt(history: readonly PriceChange[], now: Date): Price | null {
  const past = history
    .filter(({ startsAt }) => startsAt <= now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const current = past.at(-1);
  if (current === undefined) return null;
  const cents = current.priceCents;
  // The same price written down again is no new reduction.
  let since = past.length - 1;
  while (since > 0 && past[since - 1]?.priceCents === cents) since--;
  const reducedAt = past[since]?.startsAt ?? current.startsAt;
  const windowStart = reducedAt.getTime() - thirtyDaysMillis;
  // A price counts if it was still asked inside the window, whenever it began.
  const asked = past
    .slice(0, since)
    .filter((_, i) => (past[i + 1]?.startsAt.getTime() ?? 0) > windowStart)
    .map(({ priceCents }) => priceCents);
  return { cents, originalCents: Math.max(cents, asked.length > 0 ? Math.min(...asked) : cents) };
}

/** The reduction in whole percent, as a label says it: 0 where there is none. */
export const discountPercent = ({ cents, originalCents }: Price): number =>
  Math.round((1 - cents / originalCents) * 100);
