import type { GuessedField } from '#contract/garments.ts';
import {
  type Category,
  categoryOfKind,
  conditions,
  fabrics,
  kinds,
  patterns,
  styles,
} from '#contract/vocabulary.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';

/** What a provider may be asked. Colours are not: pixels tell them better than words. */
export const askedFields = ['kind', 'pattern', 'style', 'fabric', 'condition', 'brand'] as const;
export type AskedField = (typeof askedFields)[number];

/** The fields that may be answered, each with the values that we know; null for a brand, which is a name. */
export type Open = Partial<Record<AskedField, readonly string[] | null>>;

/**
 * What the scanner could not tell of a garment: its own guesses that nobody has corrected, and a brand that nobody
 * has written. What a person has set, or the scanner has seen, is not asked for.
 */
export function openFieldsOf(row: Pick<GarmentRow, 'suggested' | 'origin' | 'brand' | 'category'>): Open {
  const open: Open = {};
  const guessed = (field: GuessedField) => row.suggested[field] === true && row.origin[field] === undefined;
  if (guessed('kind')) open.kind = guessed('category') ? kinds : kindsOf(row.category);
  if (guessed('pattern')) open.pattern = patterns;
  if (guessed('style')) open.style = styles;
  if (guessed('fabric')) open.fabric = fabrics;
  if (guessed('condition')) open.condition = conditions;
  if (row.brand === null) open.brand = null;
  return open;
}

/** A category that was seen holds: a shoe does not become a skirt. */
const kindsOf = (category: Category) => kinds.filter((kind) => categoryOfKind[kind] === category);
