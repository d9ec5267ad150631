import type { Translation } from '../languages.ts';
import type { countryNames as source } from '../vat-words.ts';

export const countryNames: Translation<typeof source> = {
  ES: 'Espanha',
  DE: 'Alemanha',
  AT: 'Áustria',
  BE: 'Bélgica',
  BG: 'Bulgária',
  CZ: 'Chéquia',
  CY: 'Chipre',
  HR: 'Croácia',
  DK: 'Dinamarca',
  SK: 'Eslováquia',
  SI: 'Eslovénia',
  EE: 'Estónia',
  FI: 'Finlândia',
  FR: 'França',
  GR: 'Grécia',
  HU: 'Hungria',
  IE: 'Irlanda',
  IT: 'Itália',
  LV: 'Letónia',
  LT: 'Lituânia',
  LU: 'Luxemburgo',
  MT: 'Malta',
  NL: 'Países Baixos',
  PL: 'Polónia',
  PT: 'Portugal',
  RO: 'Roménia',
  SE: 'Suécia',
};

export const vatOf = (percent: number, country?: string): string =>
  `IVA${country === undefined ? '' : ` (${country})`} de ${percent.toLocaleString('pt-PT')} %`;
