import { intentOfAim } from './aims.ts';
import type { Context } from './situation.ts';

/** A power of two, so that the model stays under 6 MB at one byte a weight. */
export const buckets = 1 << 15;

/** FNV-1a with its last bits mixed. */
export function hashOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

export const bucketOf = (feature: string): number => hashOf(feature) % buckets;

const shortest = 3;
const longest = 5;

/**
 * Hashed features of a message: words, pairs of words, parts of words (for typing errors and regional
 * words), and each word with the situation, with the aim before and with that aim's intent.
 */
export function featuresOf(words: readonly string[], { situation, before }: Context): readonly number[] {
  const features = new Set<string>([`c ${situation}`, `n ${Math.min(6, words.length)}`]);
  words.forEach((word, at) => {
    features.add(`w ${word}`);
    features.add(`b ${words[at - 1] ?? '^'} ${word}`);
    if (at > 1) features.add(`s ${words[at - 2]} ${word}`);
    features.add(`c ${situation} ${word}`);
    const marked = `<${word}>`;
    for (let size = shortest; size <= longest; size++)
      for (let from = 0; from + size <= marked.length; from++) features.add(marked.slice(from, from + size));
  });
  features.add(`b ${words.at(-1) ?? '^'} $`);
  if (before)
    for (const last of [`t ${intentOfAim[before]}`, `ta ${before}`]) {
      features.add(last);
      for (const word of words) features.add(`${last} ${word}`);
    }
  return [...new Set([...features].map(bucketOf))];
}
