import { defaultLanguage, type Language } from '#contract/languages.ts';
import { spanish } from './es/words.ts';
import type { Words } from './words.ts';

const words: Readonly<Record<Language, Words>> = { es: spanish, en: spanish, pt: spanish };

/** In a build of the web only the build's own language exists: see `es/all.ts` and its siblings. */
export const wordsOf = (language: Language = defaultLanguage): Words => words[language];
