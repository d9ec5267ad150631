import { type Language, locales, type Translation } from '#contract/languages.ts';
import { reminderWords as en } from './en/reminder-words.ts';
import { reminderWords as pt } from './pt/reminder-words.ts';
import { reminderWords as es } from './reminder-words.ts';

const words: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };

export const reminderWordsOf = ({ language }: { language: Language }): Translation<typeof es> =>
  words[language];

export const listed = (names: readonly string[], { language }: { language: Language }): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
