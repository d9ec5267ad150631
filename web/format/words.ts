import { locale } from '#web/language.ts';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

export const formatList = (words: readonly string[]): string => list.format(words);

/** Facts separated by dots. At a line break the dot stays with the fact that follows it. */
export const joinFacts = (facts: readonly string[]): string => facts.join('\u00a0· ');

export const capitalize = (word: string): string => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
