export interface Split {
  netCents: number;
  vatCents: number;
}

/** Takes the VAT out of a price that includes it. The two parts always add up to the price. */
export function splitVat(totalCents: number, vatPercent: number): Split {
  // `+ 0`: no credit note says "minus nothing".
  const netCents = Math.sign(totalCents) * Math.round(Math.abs(totalCents) / (1 + vatPercent / 100)) + 0;
  return { netCents, vatCents: totalCents - netCents };
}
