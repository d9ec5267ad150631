/**
 * Standard VAT rates of the EU's member states, in percent, which are those of clothes and of electronically
 * supplied services. Checked against public lists in November 2026; the official source is the European
 * Commission's database «Taxes in Europe» (TEDB). `since` where a rate changed after 2023.
 */
export const vatRates = {
  ES: { percent: 21, name: 'España' },
  DE: { percent: 19, name: 'Alemania' },
  AT: { percent: 20, name: 'Austria' },
  BE: { percent: 21, name: 'Bélgica' },
  BG: { percent: 20, name: 'Bulgaria' },
  CZ: { percent: 21, name: 'Chequia' },
  CY: { percent: 19, name: 'Chipre' },
  HR: { percent: 25, name: 'Croacia' },
  DK: { percent: 25, name: 'Dinamarca' },
  SK: { percent: 23, name: 'Eslovaquia', since: '2025-01-01' },
  SI: { percent: 22, name: 'Eslovenia' },
  EE: { percent: 24, name: 'Estonia', since: '2025-07-01' },
  FI: { percent: 25.5, name: 'Finlandia', since: '2024-09-01' },
  FR: { percent: 20, name: 'Francia' },
  GR: { percent: 24, name: 'Grecia' },
  HU: { percent: 27, name: 'Hungría' },
  IE: { percent: 23, name: 'Irlanda' },
  IT: { percent: 22, name: 'Italia' },
  LV: { percent: 21, name: 'Letonia' },
  LT: { percent: 21, name: 'Lituania' },
  LU: { percent: 17, name: 'Luxemburgo', since: '2024-01-01' },
  MT: { percent: 18, name: 'Malta' },
  NL: { percent: 21, name: 'Países Bajos' },
  PL: { percent: 23, name: 'Polonia' },
  PT: { percent: 23, name: 'Portugal' },
  RO: { percent: 21, name: 'Rumanía', since: '2025-08-01' },
  SE: { percent: 25, name: 'Suecia' },
} as const satisfies Record<string, { percent: number; name: string; since?: string }>;

export type VatCountry = keyof typeof vatRates;

export const isVatCountry = (code: string): code is VatCountry => Object.hasOwn(vatRates, code);

export const countryName = (code: string): string => (isVatCountry(code) ? vatRates[code].name : code);

/** `IVA del 21 %`, `IVA de Finlandia del 25,5 %`. */
export function vatInWords({ vatCountry, vatPercent }: { vatCountry: string; vatPercent: number }): string {
  const of = vatCountry === 'ES' ? '' : ` de ${countryName(vatCountry)}`;
  return `IVA${of} del ${vatPercent.toLocaleString('es-ES')} %`;
}
