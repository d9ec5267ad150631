/** What Premium costs for a month, VAT included: the one place where the price is written. */
export const premiumPrice = { cents: 1995, currency: 'EUR' } as const;

/** Spanish VAT that the price includes, in percent. */
export const vatPercent = 21;

/** Cents as the decimal number that the wire carries: 1995 → 19.95. */
export const decimalOfCents = (cents: number): number => cents / 100;
