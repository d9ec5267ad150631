import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { AskedField, Open } from './open-fields.ts';

/** What a provider has told: values that we know, and a brand that looks like one. */
export type Told = Partial<Record<AskedField, string>>;

/** One to four words of letters and digits, as brands are written: no address, no sentence, no markup. */
const brandShape = /^[\p{L}\p{N}][\p{L}\p{N}&'’.+-]*(?: [\p{L}\p{N}&'’.+-]+){0,3}$/u;

/** What the answer has to look like, for the provider: every field, each with its values or null. */
export function askedShapeOf(open: Open): z.ZodType {
  const fields = Object.entries(open).map(([field, values]) => [
    field,
    values === null ? z.string().nullable() : z.enum(values).nullable(),
  ]);
  return z.strictObject(Object.fromEntries(fields));
}

/**
 * Reads an answer. It is data that came from outside: it is one object with nothing but what was asked for, and
 * of its values only those that we know are taken.
 * @throws where it is anything else
 */
export function readAnswer(text: string, open: Open): Told {
  const fields = Object.entries(open).map(([field, values]) => {
    const known =
      values === null ? z.string().trim().max(limits.garment.brandMax).regex(brandShape) : z.enum(values);
    return [field, known.optional().catch(undefined)];
  });
  const told = z.strictObject(Object.fromEntries(fields)).parse(JSON.parse(text)) as Record<
    string,
    string | undefined
  >;
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}
