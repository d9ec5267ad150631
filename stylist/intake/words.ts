import * as columnsInEnglish from '#contract/en/column-words.ts';
import * as garmentsInEnglish from '#contract/en/garment-words.ts';
import { kindNames as kindsInEnglish } from '#contract/en/names.ts';
import * as columnsInSpanish from '#contract/es/column-words.ts';
import * as garmentsInSpanish from '#contract/es/garment-words.ts';
import { kindNames as kindsInSpanish } from '#contract/es/names.ts';
import type { GarmentAttribute } from '#contract/garment-attributes.ts';
import { type Language, languages } from '#contract/languages.ts';
import * as columnsInPortuguese from '#contract/pt/column-words.ts';
import * as garmentsInPortuguese from '#contract/pt/garment-words.ts';
import { kindNames as kindsInPortuguese } from '#contract/pt/names.ts';
import type { Kind } from '#contract/vocabulary.ts';

interface TableWords {
  readonly columns: Readonly<Record<keyof typeof columnsInSpanish.columnTitles, string>>;
  readonly orders: Readonly<Record<keyof typeof columnsInSpanish.orderTitles, string>>;
  readonly attributes: Readonly<Record<GarmentAttribute, string>>;
  readonly values: Readonly<Record<GarmentAttribute, Readonly<Record<string, string>>>>;
  readonly fibres: Readonly<Record<keyof typeof garmentsInSpanish.fibreNames, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
}

/** A table is read in any language, whichever the page is in. */
export const tableWords: Readonly<Record<Language, TableWords>> = {
  es: {
    columns: columnsInSpanish.columnTitles,
    orders: columnsInSpanish.orderTitles,
    attributes: garmentsInSpanish.attributeTitles,
    values: garmentsInSpanish.attributeLabels,
    fibres: garmentsInSpanish.fibreNames,
    kinds: kindsInSpanish,
  },
  en: {
    columns: columnsInEnglish.columnTitles,
    orders: columnsInEnglish.orderTitles,
    attributes: garmentsInEnglish.attributeTitles,
    values: garmentsInEnglish.attributeLabels,
    fibres: garmentsInEnglish.fibreNames,
    kinds: kindsInEnglish,
  },
  pt: {
    columns: columnsInPortuguese.columnTitles,
    orders: columnsInPortuguese.orderTitles,
    attributes: garmentsInPortuguese.attributeTitles,
    values: garmentsInPortuguese.attributeLabels,
    fibres: garmentsInPortuguese.fibreNames,
    kinds: kindsInPortuguese,
  },
};

const titles = new Map(
  languages.map((language) => {
    const { columns, attributes, orders } = tableWords[language];
    return [language, new Set([columns, attributes, orders].flatMap((of) => Object.values(of)))];
  }),
);

/** Of most of the headings; Spanish where they tell nothing. */
export function languageOfHeadings(headings: readonly string[]): Language {
  const known = (language: Language) =>
    headings.filter((heading) => titles.get(language)?.has(heading)).length;
  return languages.reduce((best, one) => (known(one) > known(best) ? one : best));
}
