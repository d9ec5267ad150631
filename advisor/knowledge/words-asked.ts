import { hashOf } from '../understand/learned/features.ts';
import { rootOf } from '../words/root.ts';
import { tokensOf } from '../words/tokens.ts';
import { sameMeaning } from './synonyms.ts';

/** Roots with synonyms merged, pairs of words, and parts of words for typing errors and regional words. */
export const kindsOfWord = ['root', 'pair', 'part'] as const;
type KindOfWord = (typeof kindsOfWord)[number];

const partLength = 4;

export function wordsAsked(question: string): Readonly<Record<KindOfWord, ReadonlySet<string>>> {
  const tokens = tokensOf(question);
  const texts = tokens.map(({ text }) => text);
  return {
    root: new Set(tokens.map(({ stem }) => sameMeaning(rootOf(stem)))),
    pair: new Set(['^', ...texts].map((text, at) => `${text} ${texts[at] ?? '$'}`)),
    part: new Set(
      texts
        .map((text) => `<${text}>`)
        .flatMap((text) =>
          Array.from({ length: Math.max(0, text.length - partLength + 1) }, (_, at) =>
            text.slice(at, at + partLength),
          ),
        ),
    ),
  };
}

const keys = 1 << 24;
export const keyOfWord = (kind: KindOfWord, word: string): number => hashOf(`${kind} ${word}`) % keys;

/** Steps of 1 in which weights are kept, one byte each. */
export const steps = 125;

/**
 * Weights of words for entries: the words' keys in order, where the entries of each begin, and their weights; and by kind
 * the weight of a word that an entry was not asked for with.
 */
export type WordsAsked = {
  keys: Uint32Array;
  from: Uint32Array;
  entries: Uint16Array;
  weights: Uint8Array;
  unsaid: Float32Array;
};

/** Counts of entries, words and weights, what is unsaid, then each field; 32-bit, 16-bit and single bytes. */
export function bytesOfWordsAsked({ keys: words, from, entries, weights, unsaid }: WordsAsked): Uint8Array {
  const classes = unsaid.length / kindsOfWord.length;
  const head = Uint32Array.of(classes, words.length, weights.length);
  const parts = [head, unsaid, words, from, entries, weights];
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

/** @throws Error where it was learned of other entries */
export function parseWordsAsked(bytes: Uint8Array, classes: number): WordsAsked {
  const { buffer } = new Uint8Array(bytes);
  const [learned = 0, words = 0, weights = 0] = new Uint32Array(buffer, 0, 3);
  if (learned !== classes) throw new Error('The words were learned of other entries');
  const ofKeys = 12 + 4 * kindsOfWord.length * classes;
  const ofEntries = ofKeys + 4 * words + 4 * (words + 1);
  return {
    unsaid: new Float32Array(buffer, 12, kindsOfWord.length * classes),
    keys: new Uint32Array(buffer, ofKeys, words),
    from: new Uint32Array(buffer, ofKeys + 4 * words, words + 1),
    entries: new Uint16Array(buffer, ofEntries, weights),
    weights: new Uint8Array(buffer, ofEntries + 2 * weights, weights),
  };
}

/** The place of a key among sorted ones, or -1. */
function placeOf(key: number, sorted: Uint32Array): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function worthsByWords(model: WordsAsked, question: string): Float64Array {
  const classes = model.unsaid.length / kindsOfWord.length;
  const worths = new Float64Array(classes);
  const asked = wordsAsked(question);
  for (const [at, kind] of kindsOfWord.entries()) {
    const words = asked[kind];
    for (let entry = 0; entry < classes; entry++)
      worths[entry] = (worths[entry] ?? 0) + words.size * (model.unsaid[at * classes + entry] ?? 0);
    for (const word of words) {
      const place = placeOf(keyOfWord(kind, word), model.keys);
      const [from = 0, to = 0] = place < 0 ? [] : model.from.subarray(place, place + 2);
      for (let one = from; one < to; one++) {
        const entry = model.entries[one] ?? 0;
        worths[entry] = (worths[entry] ?? 0) + (model.weights[one] ?? 0) / steps;
      }
    }
  }
  return worths;
}
