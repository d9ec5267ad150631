/** Deterministic, in [0, 1): FNV-1a with a final mix. Shuffles equals. */
export function jitter(seed: number, ...words: readonly string[]): number {
  let hash = (0x811c9dc5 ^ Math.trunc(seed)) >>> 0;
  for (const word of words) {
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0x1f, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}
