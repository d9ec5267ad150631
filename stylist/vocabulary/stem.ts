/** "Camisón" and "camisones" become equal. Crude, so only compared with other stems. */
export function stem(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const bare = plain.replace(/[es]+$/, '').replace(/y$/, 'i');
  return bare.length >= 2 ? bare : plain.replace(/s$/, '');
}

/** In order. Hyphens, slashes and points separate words. */
export function stemsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map(stem);
}

/** A phrase in a text, at the index of its first word. */
export type Found<T> = { meaning: T; at: number };

export type Phrases<T> = {
  /** Longest phrase first, then in order of appearance. */
  find(text: string): T[];
  locate(text: string): Found<T>[];
};

const longestPhrase = 4;

/** The first meaning of a phrase wins. */
export function phrasesOf<T>(entries: Iterable<readonly [phrase: string, meaning: T]>): Phrases<T> {
  const meanings = new Map<string, T>();
  for (const [phrase, meaning] of entries) {
    const key = stemsOf(phrase).join(' ');
    if (key && !meanings.has(key)) meanings.set(key, meaning);
  }
  const locate = (text: string): Found<T>[] => {
    const stems = stemsOf(text);
    const used = stems.map(() => false);
    const found: Found<T>[] = [];
    for (let length = Math.min(longestPhrase, stems.length); length > 0; length--) {
      for (let at = 0; at + length <= stems.length; at++) {
        const taken = used.slice(at, at + length).some(Boolean);
        const meaning = taken ? undefined : meanings.get(stems.slice(at, at + length).join(' '));
        if (meaning === undefined) continue;
        used.fill(true, at, at + length);
        found.push({ meaning, at });
      }
    }
    return found;
  };
  return { locate, find: (text) => locate(text).map(({ meaning }) => meaning) };
}
