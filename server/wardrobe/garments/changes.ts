import type { GarmentChanges, GarmentFields, GuessedField } from '#contract/garments.ts';
import { guessedFields } from '#contract/garments.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { colorHexOf } from '#illustrator/drawn-garment.ts';
import type { GarmentRow, NewGarment } from './queries.ts';

const centsOf = (price: number | null): number | null => (price === null ? null : Math.round(price * 100));

export function columnsOf(fields: GarmentFields) {
  const { purchasePrice, season, ...same } = fields;
  return {
    ...same,
    category: categoryOfKind[fields.kind],
    colors: [{ name: fields.color, hex: colorHexOf(fields.color), share: 1 }],
    purchasePriceCents: centsOf(purchasePrice),
    seasons: season,
    suggested: {},
    confidence: {},
  } satisfies Partial<NewGarment>;
}

type Read = Pick<GarmentRow, 'color' | 'colors' | 'suggested' | 'origin' | 'confidence'>;

/** Edited fields are no longer suggestions; the category follows the kind. */
export function columnsChanged(row: Read, changes: GarmentChanges): Partial<NewGarment> {
  const { purchasePrice, season, secondColor, washed: _, kept: _kept, ...same } = changes;
  const columns: Partial<NewGarment> = { ...same };
  if (purchasePrice !== undefined) columns.purchasePriceCents = centsOf(purchasePrice);
  if (season !== undefined) columns.seasons = season;
  if (changes.kind !== undefined) columns.category = categoryOfKind[changes.kind];
  if (changes.color !== undefined && changes.color !== row.color) {
    const hex = row.colors.find((seen) => seen.name === changes.color)?.hex ?? colorHexOf(changes.color);
    const others = row.colors.slice(1).filter((seen) => seen.name !== changes.color);
    columns.colors = [{ name: changes.color, hex, share: row.colors[0]?.share ?? 1 }, ...others];
  }
  if (secondColor !== undefined) {
    const [main, ...others] = columns.colors ?? row.colors;
    const seen = others.find(({ name }) => name === secondColor);
    const second = { name: secondColor ?? '', hex: seen?.hex ?? colorHexOf(secondColor ?? '') };
    const rest = others.slice(1).filter(({ name }) => name !== secondColor);
    if (main !== undefined)
      columns.colors =
        secondColor === null ? [main] : [main, { ...second, share: seen?.share ?? 0.3 }, ...rest];
  }
  const suggested = { ...row.suggested };
  const origin = { ...row.origin };
  const corrected: GuessedField[] = guessedFields.filter((field) => field in changes);
  if (changes.kind !== undefined) corrected.push('category');
  const confidence: Partial<Record<GuessedField, number>> = { ...row.confidence };
  for (const field of corrected) {
    delete suggested[field];
    delete origin[field];
    delete confidence[field];
  }
  if (corrected.length > 0) Object.assign(columns, { suggested, origin, confidence });
  return columns;
}
