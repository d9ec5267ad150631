import {
  keyOfWord,
  kindsOfWord,
  steps,
  type WordsAsked,
  wordsAsked,
} from '#advisor/knowledge/words-asked.ts';

export type Asked = { text: string; entry: number; worth: number };

/** Taken off each count, for words that an entry was not asked for with. */
const discount = 0.3;
/** Less than this says too little to be kept. */
const leastSaid = { root: 1, pair: 2, part: 3.5 } as const;
const worths = { root: 0.109, pair: 0.046, part: 0.0175 } as const;

/**
 * Learns how much surer a word makes an entry than its frequency in all questions: log-likelihoods of words by absolute
 * discounting, where the words of all questions stand for those that an entry was not asked for with.
 */
export function learnWordsAsked(lessons: readonly Asked[], entries: number): WordsAsked {
  const unsaid = new Float32Array(kindsOfWord.length * entries);
  const said = new Map<number, (readonly [entry: number, weight: number])[]>();
  const words = lessons.map(({ text }) => wordsAsked(text));
  for (const [at, kind] of kindsOfWord.entries()) {
    const counts = new Map<string, Map<number, number>>();
    const ofEntry = new Float64Array(entries);
    const different = new Float64Array(entries);
    let all = 0;
    for (const [index, { entry, worth }] of lessons.entries())
      for (const word of words[index]?.[kind] ?? []) {
        const ofWord = counts.get(word) ?? new Map<number, number>();
        counts.set(word, ofWord);
        if (!ofWord.has(entry)) different[entry] = (different[entry] ?? 0) + 1;
        ofWord.set(entry, (ofWord.get(entry) ?? 0) + worth);
        ofEntry[entry] = (ofEntry[entry] ?? 0) + worth;
        all += worth;
      }
    const left = (entry: number) => (discount * (different[entry] ?? 0)) / (ofEntry[entry] || 1);
    for (let entry = 0; entry < entries; entry++)
      unsaid[at * entries + entry] = worths[kind] * Math.log(left(entry) || 1);
    for (const [word, ofWord] of counts) {
      const sum = [...ofWord.values()].reduce((one, other) => one + other, 0);
      const frequency = (sum + 0.5) / (all + 0.5 * counts.size);
      for (const [entry, count] of ofWord) {
        const ownShare = Math.max(0, count - discount) / (ofEntry[entry] || 1);
        const says = Math.log(1 + ownShare / (left(entry) * frequency));
        if (says < leastSaid[kind]) continue;
        const weight = Math.min(255, Math.round(says * worths[kind] * steps));
        const key = keyOfWord(kind, word);
        const ofKey = said.get(key) ?? [];
        said.set(key, ofKey);
        ofKey.push([entry, weight]);
      }
    }
  }
  const sorted = [...said].sort(([a], [b]) => a - b);
  const all = sorted.flatMap(([, ofKey]) => ofKey);
  let from = 0;
  return {
    unsaid,
    keys: Uint32Array.from(sorted, ([key]) => key),
    from: Uint32Array.from([0, ...sorted.map(([, ofKey]) => (from += ofKey.length))]),
    entries: Uint16Array.from(all, ([entry]) => entry),
    weights: Uint8Array.from(all, ([, weight]) => weight),
  };
}
