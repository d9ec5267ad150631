import { once } from './once.ts';
import { keyOf, type Token } from './tokens.ts';

export type Span<T> = { start: number; end: number; meaning: T };

export type Lexicon<T> = {
  /** All meanings in order; the longest of overlapping phrases wins. */
  find(tokens: readonly Token[]): Span<T>[];
  words: ReadonlySet<string>;
};

type Index<T> = { meanings: ReadonlyMap<string, T>; words: ReadonlySet<string>; longest: number };

function indexOf<T>(entries: Iterable<readonly [phrase: string, meaning: T]>): Index<T> {
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
  return { meanings, words, longest };
}

/** A phrase dictionary over tokens, built at its first use. The first meaning of a phrase wins. */
export function lexiconOf<T>(entries: Iterable<readonly [phrase: string, meaning: T]>): Lexicon<T> {
  const index = once(() => indexOf(entries));
  return {
    get words() {
      return index().words;
    },
    find(tokens) {
      const { meanings, longest } = index();
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

/** Expands `{ meaning: 'phrase|phrase' }`. */
export const entriesOf = <K extends string>(words: Readonly<Partial<Record<K, string>>>): [string, K][] =>
  (Object.entries(words) as [K, string][]).flatMap(([meaning, list]) =>
    list.split('|').map((phrase): [string, K] => [phrase, meaning]),
  );
