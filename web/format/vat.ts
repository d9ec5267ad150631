import { type VatCountry, vatRates } from '#contract/vat.ts';

const percent = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 1 });

export const formatVat = (country: VatCountry = 'ES'): string =>
  percent.format(vatRates[country].percent / 100);

/** Splits a price that includes VAT, to the cent; the two parts add up to the price. */
export function splitVat(cents: number, country: VatCountry = 'ES'): { baseCents: number; vatCents: number } {
  const baseCents = Math.round((cents * 100) / (100 + vatRates[country].percent));
  return { baseCents, vatCents: cents - baseCents };
}
