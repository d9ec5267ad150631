import { defaultLanguage, type Language } from '#contract/languages.ts';
import { english } from './en/words.ts';
import { spanish } from './es/words.ts';
import { portuguese } from './pt/words.ts';
import type { Words } from './shape/words.ts';

const words: Readonly<Record<Language, Words>> = { es: spanish, en: english, pt: portuguese };

/** In a build of the web only the build's own language exists: see `es/all.ts` and its siblings. */
export const wordsOf = (language: Language = defaultLanguage): Words => words[language];
