import type { Translation } from '../languages.ts';
import type { countryNames as source } from '../vat-words.ts';

export const countryNames: Translation<typeof source> = {
  ES: 'Spain',
  DE: 'Germany',
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  CZ: 'Czechia',
  CY: 'Cyprus',
  HR: 'Croatia',
  DK: 'Denmark',
  SK: 'Slovakia',
  SI: 'Slovenia',
  EE: 'Estonia',
  FI: 'Finland',
  FR: 'France',
  GR: 'Greece',
  HU: 'Hungary',
  IE: 'Ireland',
  IT: 'Italy',
  LV: 'Latvia',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  MT: 'Malta',
  NL: 'Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SE: 'Sweden',
};

export const vatOf = (percent: number, country?: string): string =>
  `VAT${country === undefined ? '' : ` (${country})`} at ${percent.toLocaleString('en-GB')}%`;
