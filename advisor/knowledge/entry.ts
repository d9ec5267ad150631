import type { Advisor } from '#contract/vocabulary.ts';
import type { Aim } from '../understand/learned/aims.ts';

/** A knowledge entry, short enough for a chat message. */
export type Entry = {
  topic: Topic;
  /** The question in a few words; no other entry has it. */
  title: string;
  words: string;
  /** Ways to ask, as people type: with and without accents, in Spain and in America. */
  questions: readonly string[];
  /** Aims of messages that it is for, where several entries share their words. */
  aims?: readonly Aim[];
  /** The same in every voice, or a text in each. */
  text: string | Readonly<Record<Advisor, string>>;
};

export const textOf = ({ text }: Pick<Entry, 'text'>, advisor: Advisor): string =>
  typeof text === 'string' ? text : text[advisor];

/** Each has a file in `written`. */
export const topics = [
  'colour',
  'proportion',
  'care',
  'fabrics',
  'shoes',
  'codes',
  'seasons',
  'occasions',
  'customs',
  'basics',
  'accessories',
  'colour-and-face',
  'sizes',
  'bodies',
  'people',
  'sustainability',
  'travel',
  'packing',
  'second-hand',
  'everyday',
  'product',
] as const;
export type Topic = (typeof topics)[number];
