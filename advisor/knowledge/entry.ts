import type { Advisor } from '#contract/vocabulary.ts';
import type { Aim } from '../understand/learned/aims.ts';

/** A knowledge entry, short enough for a chat message. */
export type Entry = {
  id: string;
  topic: Topic;
  /** The question it answers, as asked. */
  title: string;
  words: string;
  /** Whole questions that it answers, each found on its own. */
  questions: readonly string[];
  /** Aims of messages that it answers. */
  aims?: readonly Aim[];
  /** The same in every voice, or a text in each. */
  text: string | Readonly<Record<Advisor, string>>;
};

export const textOf = ({ text }: Pick<Entry, 'text'>, advisor: Advisor): string =>
  typeof text === 'string' ? text : text[advisor];

export type Topic =
  | 'colour'
  | 'proportion'
  | 'fabrics'
  | 'care'
  | 'codes'
  | 'seasons'
  | 'occasions'
  | 'basics'
  | 'accessories'
  | 'sizes'
  | 'sustainability'
  | 'travel'
  | 'shoes'
  | 'customs'
  | 'bodies'
  | 'product'
  | 'people'
  | 'packing'
  | 'second-hand'
  | 'colour-and-face';

/** Builds the entries of a topic from rows of title, search words and text. */
export const entriesOn = (
  topic: Topic,
  rows: readonly (readonly [title: string, words: string, text: string])[],
): Entry[] =>
  rows.map(([title, words, text], index) => ({
    id: `${topic}-${index + 1}`,
    topic,
    title,
    words,
    questions: [],
    text,
  }));
