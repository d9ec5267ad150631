import { kindNames } from '#contract/names.ts';
import { categories, categoryOfKind, kinds } from '#contract/vocabulary.ts';
import { locale } from '#web/language.ts';

/** By category, then by name. */
export const kindOptions = categories.flatMap((category) =>
  kinds
    .filter((kind) => categoryOfKind[kind] === category)
    .map((value) => ({ value, label: kindNames[value] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale)),
);
