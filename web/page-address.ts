import { languages, pathIn } from '#contract/languages.ts';
import { language } from './language.ts';

/** Path of a page as the browser knows it; the router adds the language's prefix to its own links. */
export const pageAddress = (path: string): string => pathIn(language, path);

/** The page's path in every language. */
export const translatedAddresses = (path: string) =>
  languages.map((one) => ({ language: one, path: pathIn(one, path) }));
