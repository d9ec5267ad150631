import { askedAttributes, attributeWords } from '#contract/garment-attributes.ts';
import type { GuessedField } from '#contract/garments.ts';
import { type Category, categoryOfKind, kinds } from '#contract/vocabulary.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';

/** Colours are not asked for, because pixels give them more exactly. */
export const askedFields = ['kind', ...askedAttributes, 'brand'] as const;
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
