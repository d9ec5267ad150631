import { type VatCountry, vatRates } from '#contract/vat.ts';
import { locale } from '#web/language.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

export const formatVat = (country: VatCountry = 'ES'): string =>
  percent.format(vatRates[country].percent / 100);

export function splitVat(cents: number, country: VatCountry = 'ES'): { baseCents: number; vatCents: number } {
  const baseCents = Math.round((cents * 100) / (100 + vatRates[country].percent));
  return { baseCents, vatCents: cents - baseCents };
}
