import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type { AskedField, Open } from './open-fields.ts';

export type ReadFields = Partial<Record<AskedField, string>>;

/** One to four words: no address, sentence or markup. */
const brandShape = /^[\p{L}\p{N}][\p{L}\p{N}&'’.+-]*(?: [\p{L}\p{N}&'’.+-]+){0,3}$/u;

export function answerSchema(open: Open): z.ZodType {
  const fields = Object.entries(open).map(([field, values]) => [
    field,
    values === null ? z.string().nullable() : z.enum(values).nullable(),
  ]);
  return z.strictObject(Object.fromEntries(fields));
}

/** @throws when the answer is not one object with the requested fields */
export function parseAnswer(text: string, open: Open): ReadFields {
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
