import type { GuessedField } from '#contract/garments.ts';
import { categoryOfKind, type Kind, type SeeingProvider } from '#contract/vocabulary.ts';
import type { GarmentRow, NewGarment } from '#server/wardrobe/garments/queries.ts';
import { languageOfName, nameAndSeasonsOf } from '#stylist/name-and-seasons.ts';
import { type AskedField, openFieldsOf, type ReadFields } from './open-fields.ts';

interface MergedAnswer {
  columns: Partial<NewGarment>;
  found: GuessedField[];
}

/** Reads the current row, so that edits made meanwhile win. */
export function mergeAnswer(row: GarmentRow, told: ReadFields, provider: SeeingProvider): MergedAnswer {
  const open = openFieldsOf(row);
  const found: GuessedField[] = (Object.keys(told) as AskedField[]).filter(
    (field) => field in open && (open[field]?.includes(told[field] ?? '') ?? true),
  );
  if (found.length === 0) return { columns: {}, found };
  const columns: Partial<NewGarment> = Object.fromEntries(
    found.map((field) => [field, told[field as AskedField]]),
  );
  const category = columns.kind && categoryOfKind[columns.kind as Kind];
  if (category !== undefined && category !== row.category) {
    columns.category = category;
    found.push('category');
  }
  const confidence: Partial<Record<GuessedField, number>> = { ...row.confidence };
  for (const field of found) delete confidence[field];
  const marks = <T>(mark: T) => Object.fromEntries(found.map((field) => [field, mark]));
  return {
    columns: {
      ...columns,
      ...renamed(row, { ...row, ...columns }),
      suggested: { ...row.suggested, ...marks(true as const) },
      origin: { ...row.origin, ...marks(provider) },
      confidence,
    },
    found,
  };
}

/** Name and seasons change only if they are still the defaults. */
function renamed(before: GarmentRow, after: GarmentRow): Partial<NewGarment> {
  const language = languageOfName(before);
  const was = nameAndSeasonsOf(before);
  const is = nameAndSeasonsOf(after, language ?? undefined);
  return {
    ...(language && { name: is.name }),
    ...(before.seasons.join() === was.seasons.join() && { seasons: is.seasons }),
  };
}
