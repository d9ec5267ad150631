/** Spanish first: the specification's words, and the language of every address without a prefix. */
export const languages = ['es', 'en', 'pt'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'es';

export const languageNames: Readonly<Record<Language, string>> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};

/** BCP 47, for `Intl` and `hreflang`. */
export const locales: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' };

export const isLanguage = (text: unknown): text is Language => languages.some((known) => known === text);

/** Set by the pages of a language; decides the words of every response. */
export const languageCookie = 'vestidor_language';
/** Query parameter of a page's address that chooses the language: `/pricing?idioma=en`. */
export const languageParam = 'idioma';

/** "/en" of English, nothing of Spanish. */
export const prefixOf = (language: Language): string => (language === defaultLanguage ? '' : `/${language}`);

/** The page's path in the language; home is "/en", without a slash behind it. */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** The language of an address and its path without the prefix: "/en/pricing" is `/pricing` in English. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (first === defaultLanguage || !isLanguage(first)) return { language: defaultLanguage, path: pathname };
  return { language: first, path: `/${rest.join('/')}` };
}

/**
 * Shape of a text's translation: the same keys, lists of the same length and functions of the same
 * arguments. `folder/x.ts` is in Spanish, `folder/en/x.ts` and `folder/pt/x.ts` are its translations.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer A) => infer R
    ? (...given: A) => Translation<R>
    : T extends object
      ? { readonly [K in keyof T]: Translation<T[K]> }
      : T;
