import {
  attributeLabel,
  attributeNames,
  attributeValues,
  mapAttributes,
} from '#contract/garment-attributes.ts';
import { unknownLabel } from '#contract/garment-words.ts';
import { kindNames } from '#contract/names.ts';
import { categories, categoryOfKind, kinds } from '#contract/vocabulary.ts';
import { locale } from '#web/language.ts';

export const attributeOptions = mapAttributes(attributeNames, (attribute) =>
  attributeValues(attribute).map((value: string) => ({
    value,
    label: attributeLabel(attribute, value) ?? unknownLabel,
  })),
);

/** By category, then by name. */
export const kindOptions = categories.flatMap((category) =>
  kinds
    .filter((kind) => categoryOfKind[kind] === category)
    .map((value) => ({ value, label: kindNames[value] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale)),
);
