import { defaultLanguage, isLanguage, type Language, locales } from '#contract/languages.ts';

/** Written into the bundles; the environment's where a build is completed. */
const built: unknown = import.meta.env ? import.meta.env.VITE_LANGUAGE : process.env.VITE_LANGUAGE;

export const language: Language = isLanguage(built) ? built : defaultLanguage;

export const locale = locales[language];
