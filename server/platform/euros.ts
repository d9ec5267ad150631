import { defaultLanguage, type Language, languages, locales } from '#contract/languages.ts';

const formats: Readonly<Record<Language, Intl.NumberFormat>> = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }),
  ]),
) as Record<Language, Intl.NumberFormat>;

/** 1995 → `19,95 €`; `€19.95` in English. Spanish without a language, as documents of the law are. */
export const euros = (cents: number, language: Language = defaultLanguage): string =>
  formats[language].format(cents / 100);
