import { z } from 'zod';
import { plainPhone, postalCodeFault, provinceCodes, spanishPhone } from './provinces.ts';

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Como mucho ${max} caracteres.`);

/** Spain only. */
export const AddressForm = z
  .strictObject({
    name: line(80, 'Escribe quién recibe el pedido.'),
    street: line(120, 'Escribe la calle y el número.'),
    extra: z.string().trim().max(80, 'Como mucho 80 caracteres.').default(''),
    postalCode: z.string().trim(),
    city: line(60, 'Escribe la localidad.'),
    province: z.enum(provinceCodes, 'Elige la provincia.'),
    country: z.literal('ES', 'De momento solo enviamos a España.'),
    phone: z
      .string()
      .trim()
      .transform(plainPhone)
      .refine((digits) => digits === '' || spanishPhone.test(digits), 'Ese teléfono no parece español.')
      .default(''),
  })
  .superRefine(({ postalCode, province }, context) => {
    const message = postalCodeFault(postalCode, province);
    if (message !== null) context.addIssue({ code: 'custom', path: ['postalCode'], message });
  });

export const Address = z.object({
  name: z.string(),
  street: z.string(),
  extra: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.enum(provinceCodes),
  country: z.literal('ES'),
  /** Empty when not given. */
  phone: z.string(),
});
export type Address = z.output<typeof Address>;
