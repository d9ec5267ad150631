import { type Token, wordsIn } from './plain-words.ts';

/** Phrases separated by "|", and what each of them means. */
export type Rows<T> = readonly (readonly [phrases: string, meaning: T])[];
export type Hit<T> = { start: number; end: number; meaning: T };

export interface Lexicon<T> {
  readonly words: ReadonlySet<string>;
  /** From left to right, the longest first, never overlapping. */
  find(tokens: readonly Token[]): Hit<T>[];
}

export const rowsOf = <K extends string>(table: Readonly<Partial<Record<K, string>>>): Rows<K> =>
  (Object.entries(table) as [K, string][]).map(([meaning, phrases]) => [phrases, meaning]);

/** @param singular of a word as typed; phrases are written as most people say them */
export function lexiconOf<T>(rows: Rows<T>, singular: (word: string) => string): Lexicon<T> {
  const byFirst = new Map<string, { words: readonly string[]; meaning: T }[]>();
  for (const [phrases, meaning] of rows)
    for (const phrase of phrases.split('|')) {
      const words = wordsIn(phrase);
      const [first = ''] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning }]);
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  const isWord = (token: Token | undefined, word: string) =>
    token !== undefined && (token.text === word || singular(token.text) === word);
  const at = (tokens: readonly Token[], start: number): Hit<T> | null => {
    const text = tokens[start]?.text ?? '';
    const candidates = [text, singular(text)].flatMap((word) => byFirst.get(word) ?? []);
    const found = candidates
      .filter(({ words }) => words.every((word, index) => isWord(tokens[start + index], word)))
      .sort((a, b) => b.words.length - a.words.length)[0];
    return found ? { start, end: start + found.words.length, meaning: found.meaning } : null;
  };
  return {
    words: new Set(rows.flatMap(([phrases]) => wordsIn(phrases.replaceAll('|', ' ')))),
    find(tokens) {
      const hits: Hit<T>[] = [];
      for (let start = 0; start < tokens.length; start++) {
        const hit = at(tokens, start);
        if (!hit) continue;
        hits.push(hit);
        start = hit.end - 1;
      }
      return hits;
    },
  };
}
