import { z } from 'zod';
import type { Option } from './command.ts';

export function wholeNumber(
  usage: string,
  help: string,
  { min, max, byDefault }: { min: number; max: number; byDefault: number },
): Option<number> {
  const fault = `tiene que ser un número entero entre ${min} y ${max}`;
  const schema = z
    .string()
    .regex(/^\d{1,9}$/, fault)
    .transform(Number)
    .refine((number) => number >= min && number <= max, fault)
    .default(byDefault);
  return { usage, help: `${help} (${byDefault} si no se dice)`, schema };
}

export const rowLimit = (help: string): Option<number> =>
  wholeNumber('--limit N', help, { min: 1, max: 10_000, byDefault: 50 });

/** 19.95, 19,95 or 20. */
export function euroAmount(usage: string, help: string): Option<number | undefined> {
  const schema = z
    .string()
    .regex(/^\d{1,6}([.,]\d{1,2})?$/, 'tiene que ser un importe en euros, como 19.95')
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
    .refine((cents) => cents > 0, 'tiene que ser más que cero')
    .optional();
  return { usage, help, schema };
}

export function oneOf<const T extends readonly [string, ...string[]]>(
  usage: string,
  help: string,
  values: T,
): Option<T[number] | undefined> {
  const schema = z.enum(values, { error: `tiene que ser uno de: ${values.join(', ')}` }).optional();
  return { usage, help: `${help}: ${values.join(', ')}`, schema };
}

export function text(usage: string, help: string, max: number): Option<string | undefined> {
  return { usage, help, schema: z.string().max(max, `admite ${max} caracteres`).optional() };
}

export function flag(usage: string, help: string): Option<boolean> {
  return { usage, help, schema: z.boolean().default(false) };
}
