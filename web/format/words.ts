import { language, locale } from '#web/language.ts';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

export const formatList = (words: readonly string[]): string => list.format(words);

/** Facts separated by dots. At a line break the dot stays with the fact that follows it. */
export const joinFacts = (facts: readonly string[]): string => facts.join('\u00a0· ');

/** Within a sentence English keeps the capital of days and months. */
export const dayInSentence = (day: string): string =>
  language === 'en' ? day : day.toLocaleLowerCase(locale);

export const capitalize = (word: string): string => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
