/** Something that this house knows about dressing, short enough to be said in a chat. */
export type Entry = {
  id: string;
  topic: Topic;
  /** What it answers, as one would ask. */
  title: string;
  /** Further words that people ask with. */
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

/** Entries of a topic from rows of title, further words and text. */
export const entriesOn = (
  topic: Topic,
  rows: readonly (readonly [title: string, words: string, text: string])[],
): Entry[] =>
  rows.map(([title, words, text], index) => ({ id: `${topic}-${index + 1}`, topic, title, words, text }));
