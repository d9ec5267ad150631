/* Without dependencies on a parser. */

import { messages } from './messages.ts';

/**
 * By the first two digits of postal codes. The Canary Islands, Ceuta and Melilla have their own taxes and
 * customs and are refused.
 */
export const provinces = {
  '01': 'Álava',
  '02': 'Albacete',
  '03': 'Alicante',
  '04': 'Almería',
  '05': 'Ávila',
  '06': 'Badajoz',
  '07': 'Illes Balears',
  '08': 'Barcelona',
  '09': 'Burgos',
  '10': 'Cáceres',
  '11': 'Cádiz',
  '12': 'Castellón',
  '13': 'Ciudad Real',
  '14': 'Córdoba',
  '15': 'A Coruña',
  '16': 'Cuenca',
  '17': 'Girona',
  '18': 'Granada',
  '19': 'Guadalajara',
  '20': 'Gipuzkoa',
  '21': 'Huelva',
  '22': 'Huesca',
  '23': 'Jaén',
  '24': 'León',
  '25': 'Lleida',
  '26': 'La Rioja',
  '27': 'Lugo',
  '28': 'Madrid',
  '29': 'Málaga',
  '30': 'Murcia',
  '31': 'Navarra',
  '32': 'Ourense',
  '33': 'Asturias',
  '34': 'Palencia',
  '36': 'Pontevedra',
  '37': 'Salamanca',
  '39': 'Cantabria',
  '40': 'Segovia',
  '41': 'Sevilla',
  '42': 'Soria',
  '43': 'Tarragona',
  '44': 'Teruel',
  '45': 'Toledo',
  '46': 'Valencia',
  '47': 'Valladolid',
  '48': 'Bizkaia',
  '49': 'Zamora',
  '50': 'Zaragoza',
} as const;
export type ProvinceCode = keyof typeof provinces;
export const provinceCodes = Object.keys(provinces).sort() as [ProvinceCode, ...ProvinceCode[]];

const notDelivered: Readonly<Record<string, string>> = {
  '35': 'Las Palmas',
  '38': 'Santa Cruz de Tenerife',
  '51': 'Ceuta',
  '52': 'Melilla',
};

/** Returns an error message or null. */
export function postalCodeFault(postalCode: string, province?: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return messages.address.postalCode;
  const code = postalCode.slice(0, 2);
  const elsewhere = notDelivered[code];
  if (elsewhere !== undefined) return messages.address.notDelivered(elsewhere);
  const own = (provinces as Readonly<Record<string, string>>)[code];
  if (own === undefined || postalCode.endsWith('000')) return messages.address.unknownPostalCode;
  if (province !== undefined && province !== '' && province !== code)
    return messages.address.otherProvince(postalCode, own);
  return null;
}

/** After separators are removed. */
export const spanishPhone = /^(?:(?:\+|00)34)?[6-9]\d{8}$/;

export const plainPhone = (typed: string): string => typed.replace(/[\s.()-]/g, '');

export function provinceOfPostalCode(postalCode: string): ProvinceCode | null {
  const code = postalCode.slice(0, 2);
  return /^\d{5}$/.test(postalCode) && Object.hasOwn(provinces, code) ? (code as ProvinceCode) : null;
}
