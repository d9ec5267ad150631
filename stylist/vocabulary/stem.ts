/** Portuguese words that are other words in Spanish without their accents. Wool, "la" to readers without accents, is left out. */
const accented: ReadonlySet<string> = new Set(['bordô']);

/** "Camisón" and "camisones" become equal. Crude, so only compared with other stems. */
export function stem(word: string): string {
  const spelled = word.normalize('NFC').toLowerCase();
  if (accented.has(spelled)) return spelled;
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const bare = plain.replace(/[es]+$/, '').replace(/y$/, 'i');
  return bare.length >= 2 ? bare : plain.replace(/s$/, '');
}

/** In order. Hyphens, slashes and points separate words. */
export function stemsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map(knownStem);
}

const stems = new Map<string, string>();

/** Tables of garments repeat their words. */
function knownStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= 10_000) stems.clear();
  const made = stem(word);
  stems.set(word, made);
  return made;
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
  const firsts = new Set<string>();
  for (const [phrase, meaning] of entries) {
    const stems = stemsOf(phrase);
    const key = stems.join(' ');
    if (!key || meanings.has(key)) continue;
    meanings.set(key, meaning);
    firsts.add(stems[0] ?? '');
  }
  const locate = (text: string): Found<T>[] => {
    const stems = stemsOf(text);
    const starts = stems.flatMap((one, at) => (firsts.has(one) ? [at] : []));
    if (starts.length === 0) return [];
    const used = stems.map(() => false);
    const found: Found<T>[] = [];
    for (let length = Math.min(longestPhrase, stems.length); length > 0; length--) {
      for (const at of starts) {
        if (at + length > stems.length) break;
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
