import { z } from 'zod';
import { askedAttributes, attributeWords } from '#contract/garment-attributes.ts';
import type { GuessedField } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { type Category, categoryOfKind, kinds } from '#contract/vocabulary.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';

/** Colours are not asked for, because pixels give them more exactly. */
const askedFields = ['kind', ...askedAttributes, 'brand'] as const;
export type AskedField = (typeof askedFields)[number];

/** Admitted values; null for a brand, which is free text. */
export type Open = Partial<Record<AskedField, readonly string[] | null>>;

export function openFieldsOf(row: Pick<GarmentRow, 'suggested' | 'origin' | 'brand' | 'category'>): Open {
  const open: Open = {};
  const guessed = (field: GuessedField) => row.suggested[field] === true && row.origin[field] === undefined;
  if (guessed('kind')) open.kind = guessed('category') ? kinds : kindsOf(row.category);
  for (const field of askedAttributes) if (guessed(field)) open[field] = attributeWords(field);
  if (row.brand === null) open.brand = null;
  return open;
}

const kindsOf = (category: Category) => kinds.filter((kind) => categoryOfKind[kind] === category);

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
