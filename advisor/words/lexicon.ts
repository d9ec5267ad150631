import { keyOf, type Token } from './tokens.ts';

/** A stretch of the message, by the indexes of its tokens, and what it means. */
export type Span<T> = { start: number; end: number; meaning: T };

export type Lexicon<T> = {
  /** Every meaning in the text, in order; of phrases that overlap only the longest. */
  find(tokens: readonly Token[]): Span<T>[];
  words: ReadonlySet<string>;
};

/** A dictionary of phrases that is asked with running text. The first meaning that is given for a phrase wins. */
export function lexiconOf<T>(entries: Iterable<readonly [phrase: string, meaning: T]>): Lexicon<T> {
  const meanings = new Map<string, T>();
  const words = new Set<string>();
  let longest = 1;
  for (const [phrase, meaning] of entries) {
    const key = keyOf(phrase);
    if (!key || meanings.has(key)) continue;
    meanings.set(key, meaning);
    longest = Math.max(longest, key.split(' ').length);
    for (const word of phrase
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []) {
      words.add(word);
    }
  }
  return {
    words,
    find(tokens) {
      const used = tokens.map(() => false);
      const found: Span<T>[] = [];
      for (let length = Math.min(longest, tokens.length); length > 0; length--) {
        for (let start = 0; start + length <= tokens.length; start++) {
          if (used.slice(start, start + length).some(Boolean)) continue;
          const slice = tokens.slice(start, start + length);
          const meaning = meanings.get(slice.map(({ stem }) => stem).join(' '));
          if (meaning === undefined) continue;
          used.fill(true, start, start + length);
          found.push({ start, end: start + length, meaning });
        }
      }
      return found.sort((a, b) => a.start - b.start);
    },
  };
}

/** `{ meaning: 'phrase|phrase' }` as the entries of a lexicon. */
export const entriesOf = <K extends string>(words: Readonly<Partial<Record<K, string>>>): [string, K][] =>
  (Object.entries(words) as [K, string][]).flatMap(([meaning, list]) =>
    list.split('|').map((phrase): [string, K] => [phrase, meaning]),
  );
