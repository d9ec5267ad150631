import type { Language, Translation } from '#contract/languages.ts';
import { letterWords as en } from './en/letter-words.ts';
import { letterWords as es } from './letter-words.ts';
import { letterWords as pt } from './pt/letter-words.ts';

const words: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };

export const orderWordsOf = ({ language }: { language: Language }): Translation<typeof es> => words[language];
