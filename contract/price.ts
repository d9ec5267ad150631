import { vatRates } from './vat.ts';

/** Monthly, VAT included. */
export const premiumPrice = { cents: 1995, currency: 'EUR' } as const;

export const vatPercent = vatRates.ES.percent;

/** 1995 → 19.95. */
export const decimalOfCents = (cents: number): number => cents / 100;
