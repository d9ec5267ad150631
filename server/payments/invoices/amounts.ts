export interface Split {
  netCents: number;
  vatCents: number;
}

/** Both parts add up to the total. */
export function splitVat(totalCents: number, vatPercent: number): Split {
  // `+ 0` avoids -0.
  const netCents = Math.sign(totalCents) * Math.round(Math.abs(totalCents) / (1 + vatPercent / 100)) + 0;
  return { netCents, vatCents: totalCents - netCents };
}
