import { z } from 'zod';

/**
 * The provinces that the shop delivers to, by the two digits that their postal codes begin with. The Canary
 * Islands, Ceuta and Melilla have taxes of their own, and a customs form: they are named, and refused.
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

/**
 * What is wrong with a postal code, in words for the person, or null. The first two digits are the province's.
 * @param province as chosen in the form; left out where it is not chosen yet
 */
export function postalCodeFault(postalCode: string, province?: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return 'El código postal tiene cinco cifras.';
  const code = postalCode.slice(0, 2);
  const elsewhere = notDelivered[code];
  if (elsewhere !== undefined) return `Todavía no enviamos a ${elsewhere}: solo a la Península y Baleares.`;
  const own = (provinces as Readonly<Record<string, string>>)[code];
  if (own === undefined || postalCode.endsWith('000'))
    return 'Ese código postal no existe. Revisa las cifras.';
  if (province !== undefined && province !== '' && province !== code)
    return `El código postal ${postalCode} es de ${own}, no de la provincia elegida.`;
  return null;
}

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Como mucho ${max} caracteres.`);

/** A mobile or a landline of Spain, with or without its prefix, spaces, dots or hyphens. */
const phone = /^(?:(?:\+|00)34)?[6-9]\d{8}$/;

/** Where an order goes, as a person types it: Spain, for now. */
export const AddressForm = z
  .strictObject({
    name: line(80, 'Escribe quién recibe el pedido.'),
    street: line(120, 'Escribe la calle y el número.'),
    /** Floor, door, staircase. */
    extra: z.string().trim().max(80, 'Como mucho 80 caracteres.').default(''),
    postalCode: z.string().trim(),
    city: line(60, 'Escribe la localidad.'),
    province: z.enum(provinceCodes, 'Elige la provincia.'),
    country: z.literal('ES', 'De momento solo enviamos a España.'),
    phone: z
      .string()
      .trim()
      .transform((typed) => typed.replace(/[\s.()-]/g, ''))
      .refine((digits) => digits === '' || phone.test(digits), 'Ese teléfono no parece español.')
      .default(''),
  })
  .superRefine(({ postalCode, province }, context) => {
    const message = postalCodeFault(postalCode, province);
    if (message !== null) context.addIssue({ code: 'custom', path: ['postalCode'], message });
  });

/** Where an order goes, as it was checked. */
export const Address = z.object({
  name: z.string(),
  street: z.string(),
  extra: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.enum(provinceCodes),
  country: z.literal('ES'),
  /** Empty where none was given. */
  phone: z.string(),
});
export type Address = z.output<typeof Address>;
