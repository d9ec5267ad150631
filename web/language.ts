import { defaultLanguage, isLanguage, type Language, locales } from '#contract/languages.ts';

const built: unknown = import.meta.env?.VITE_LANGUAGE;

/** The web is built once for each language. */
export const language: Language = isLanguage(built) ? built : defaultLanguage;

export const locale = locales[language];
