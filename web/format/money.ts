import { type VatCountry, vatRates } from '#contract/vat.ts';

// Spanish leaves four digits ungrouped in prose; grouped amounts are easier to compare.
const dollarStyle = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  useGrouping: 'always',
} as const;
const dollars = new Intl.NumberFormat('es-ES', dollarStyle);
const wholeDollars = new Intl.NumberFormat('es-ES', { ...dollarStyle, maximumFractionDigits: 0 });
const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 1 });

/** Wardrobe values are in dollars (specification, section 9), shop prices in euros. */
export const formatDollars = (value: number): string => dollars.format(value);

export const formatWholeDollars = (value: number): string => wholeDollars.format(value);

/** @param amount euros: 19.95 → "19,95 €" */
export const formatEuros = (amount: number): string => euros.format(amount);

export const formatCents = (cents: number): string => formatEuros(cents / 100);

export const formatVat = (country: VatCountry = 'ES'): string =>
  percent.format(vatRates[country].percent / 100);

/** Splits a price that includes VAT, to the cent; the two parts add up to the price. */
export function splitVat(cents: number, country: VatCountry = 'ES'): { baseCents: number; vatCents: number } {
  const baseCents = Math.round((cents * 100) / (100 + vatRates[country].percent));
  return { baseCents, vatCents: cents - baseCents };
}
