/** Monthly price of Premium, VAT included. */
export const premiumPrice = { cents: 1995, currency: 'EUR' } as const;

/** Spanish VAT included in the price, in percent. */
export const vatPercent = 21;

/** The decimal used in JSON: 1995 → 19.95. */
export const decimalOfCents = (cents: number): number => cents / 100;
