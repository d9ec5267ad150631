import { countryNames, vatOf } from './vat-words.ts';

/**
 * Standard VAT rates of the EU's member states, in percent, which are those of clothes and of electronically
 * supplied services. Checked against public lists in November 2026; the official source is the European
 * Commission's database «Taxes in Europe» (TEDB). `since` where a rate changed after 2023.
 */
export const vatRates = {
  ES: { percent: 21 },
  DE: { percent: 19 },
  AT: { percent: 20 },
  BE: { percent: 21 },
  BG: { percent: 20 },
  CZ: { percent: 21 },
  CY: { percent: 19 },
  HR: { percent: 25 },
  DK: { percent: 25 },
  SK: { percent: 23, since: '2025-01-01' },
  SI: { percent: 22 },
  EE: { percent: 24, since: '2025-07-01' },
  FI: { percent: 25.5, since: '2024-09-01' },
  FR: { percent: 20 },
  GR: { percent: 24 },
  HU: { percent: 27 },
  IE: { percent: 23 },
  IT: { percent: 22 },
  LV: { percent: 21 },
  LT: { percent: 21 },
  LU: { percent: 17, since: '2024-01-01' },
  MT: { percent: 18 },
  NL: { percent: 21 },
  PL: { percent: 23 },
  PT: { percent: 23 },
  RO: { percent: 21, since: '2025-08-01' },
  SE: { percent: 25 },
} as const satisfies Record<string, { percent: number; since?: string }>;

export type VatCountry = keyof typeof vatRates;

export const isVatCountry = (code: string): code is VatCountry => Object.hasOwn(vatRates, code);

export const countryName = (code: string): string => (isVatCountry(code) ? countryNames[code] : code);

/** `IVA del 21 %`, `IVA de Finlandia del 25,5 %`. */
export const vatInWords = ({ vatCountry, vatPercent }: { vatCountry: string; vatPercent: number }): string =>
  vatCountry === 'ES' ? vatOf(vatPercent) : vatOf(vatPercent, countryName(vatCountry));
