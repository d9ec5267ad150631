import { distance, tolerance } from './letters.ts';

interface Found<K> {
  key: K;
  words: number;
}

/**
 * Prefers the name of most words, then the nearest; rejects ties.
 * @param vocabulary in capitals without accents
 */
export function nameFinder<K extends string>(vocabulary: Readonly<Record<K, readonly string[]>>) {
  const names = (Object.entries(vocabulary) as [K, readonly string[]][])
    .flatMap(([key, spellings]) =>
      spellings.map((spelling) => {
        const parts = spelling.split(' ');
        return { key, parts, solid: parts.join('') };
      }),
    )
    .sort((a, b) => b.parts.length - a.parts.length);
  const exact = new Map(
    names.filter(({ parts }) => parts.length === 1).map(({ key, solid }) => [solid, key]),
  );
  const several = names.filter(({ parts }) => parts.length > 1);
  const known = new Map<string, K | undefined>();

  function single(word: string): K | undefined {
    if (word.length < 3) return exact.get(word);
    if (known.has(word)) return known.get(word);
    const key = exact.get(word) ?? nearest(word);
    if (known.size < 20_000) known.set(word, key);
    return key;
  }

  function nearest(word: string): K | undefined {
    let best: { key: K; far: number } | undefined;
    let rival = Number.POSITIVE_INFINITY;
    for (const [name, key] of exact) {
      const allowed = tolerance(name.length);
      if (allowed === 0 || Math.abs(name.length - word.length) > allowed) continue;
      const far = distance(word, name);
      if (far > allowed) continue;
      if (best === undefined || far < best.far) {
        if (best !== undefined && best.key !== key) rival = Math.min(rival, best.far);
        best = { key, far };
      } else if (key !== best.key) rival = Math.min(rival, far);
    }
    return best !== undefined && best.far < rival ? best.key : undefined;
  }

  function isNear(word: string, part: string): boolean {
    if (word === part) return true;
    const allowed = tolerance(part.length);
    if (allowed === 0 || Math.abs(word.length - part.length) > allowed) return false;
    return distance(word, part) <= allowed;
  }

  return (words: readonly string[], at: number): Found<K> | undefined => {
    for (const { key, parts } of several)
      if (parts.every((part, i) => isNear(words[at + i] ?? '', part))) return { key, words: parts.length };
    const word = words[at] ?? '';
    const key = single(word);
    if (key !== undefined) return { key, words: 1 };
    // Split by a fold of the cloth.
    const next = words[at + 1] ?? '';
    if (word.length < 2 || next.length < 2 || word.length + next.length < 7 || single(next) !== undefined)
      return undefined;
    const joined = exact.get(word + next);
    return joined === undefined ? undefined : { key: joined, words: 2 };
  };
}
