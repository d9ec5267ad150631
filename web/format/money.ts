import { locale } from '#web/language.ts';
/** The specification's dollar first, for those who never choose. */
export const wardrobeCurrencies = ['USD', 'EUR'] as const;
export type WardrobeCurrency = (typeof wardrobeCurrencies)[number];

const currencyKey = 'vestidor.moneda';

/** Chosen on this device; amounts are not converted. */
export function wardrobeCurrency(): WardrobeCurrency {
  if (typeof window === 'undefined') return 'USD';
  try {
    const kept = localStorage.getItem(currencyKey);
    return wardrobeCurrencies.find((known) => known === kept) ?? 'USD';
  } catch {
    // Storage may be switched off.
    return 'USD';
  }
}

export function chooseWardrobeCurrency(currency: WardrobeCurrency): void {
  try {
    localStorage.setItem(currencyKey, currency);
  } catch {
    // Storage may be switched off.
  }
}

// Spanish leaves four digits ungrouped in prose; grouped amounts are easier to compare.
const worthStyle = { style: 'currency', currencyDisplay: 'narrowSymbol', useGrouping: 'always' } as const;
const inCurrency = (options: Intl.NumberFormatOptions) => {
  const formats = new Map<WardrobeCurrency, Intl.NumberFormat>();
  return (value: number): string => {
    const currency = wardrobeCurrency();
    const known =
      formats.get(currency) ?? new Intl.NumberFormat(locale, { ...worthStyle, ...options, currency });
    formats.set(currency, known);
    return known.format(value);
  };
};
const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });

/** Wardrobe values; shop prices are in euros. */
export const formatWorth = inCurrency({});

export const formatWholeWorth = inCurrency({ maximumFractionDigits: 0 });

export const currencySymbols: Readonly<Record<WardrobeCurrency, string>> = { USD: '$', EUR: '€' };

/** @param amount euros: 19.95 → "19,95 €" */
export const formatEuros = (amount: number): string => euros.format(amount);

export const formatCents = (cents: number): string => formatEuros(cents / 100);
