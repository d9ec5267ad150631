import { z } from 'zod';
import { messages } from './messages.ts';
import { plainPhone, postalCodeFault, provinceCodes, spanishPhone } from './provinces.ts';

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, messages.address.charactersMost(max));

/** Spain only. */
export const AddressForm = z
  .strictObject({
    name: line(80, messages.address.recipient),
    street: line(120, messages.address.street),
    extra: z.string().trim().max(80, messages.address.charactersMost(80)).default(''),
    postalCode: z.string().trim(),
    city: line(60, messages.address.city),
    province: z.enum(provinceCodes, messages.address.province),
    country: z.literal('ES', messages.address.country),
    phone: z
      .string()
      .trim()
      .transform(plainPhone)
      .refine((digits) => digits === '' || spanishPhone.test(digits), messages.address.phone)
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
