import type { Noun } from '../shape/grammar.ts';

/** Of `head` there is "the other one"; a mass takes no "a": "some jewellery". */
export type EnglishNoun = Noun & { mass: boolean; head: string };

export const noun = (text: string, number: 'one' | 'pair' | 'mass' = 'one', head = text): EnglishNoun => ({
  text,
  plural: number === 'pair',
  mass: number === 'mass',
  head,
});
