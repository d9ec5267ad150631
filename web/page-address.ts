import { languages, prefixOf } from '#contract/languages.ts';
import { language } from './language.ts';

const inLanguage = (prefix: string, path: string): string =>
  path === '/' && prefix !== '' ? prefix : prefix + path;

/** Path of a page as the browser knows it; the router adds the language's prefix to its own links. */
export const pageAddress = (path: string): string => inLanguage(prefixOf(language), path);

/** The page's path in every language. */
export const translatedAddresses = (path: string) =>
  languages.map((one) => ({ language: one, path: inLanguage(prefixOf(one), path) }));
