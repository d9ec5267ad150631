/** A knowledge entry, short enough for a chat message. */
export type Entry = {
  id: string;
  topic: Topic;
  /** The question it answers, as asked. */
  title: string;
  words: string;
  text: string;
};

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
  | 'travel';

/** Builds the entries of a topic from rows of title, search words and text. */
export const entriesOn = (
  topic: Topic,
  rows: readonly (readonly [title: string, words: string, text: string])[],
): Entry[] =>
  rows.map(([title, words, text], index) => ({ id: `${topic}-${index + 1}`, topic, title, words, text }));
