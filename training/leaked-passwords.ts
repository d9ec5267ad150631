import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Builds `server/people/auth/leaked-passwords.bin`:
 *
 * node training/leaked-passwords.ts SPANISH.json passwords.json
 *
 * Sources: `web/features/auth/common-passwords.ts` and `@zxcvbn-ts/language-common` 3.0.4 (MIT, © 2021
 * Dropbox and the authors of zxcvbn-ts). The output is five bytes of SHA-256 per password that our rules
 * admit, sorted for binary search.
 */
const shortest = 6;
const most = 30_000;
const bytesEach = 5;

const wordsIn = (file: string): string[] => {
  const [list] = readFileSync(file, 'utf8').match(/\[[\s\S]*\]/) ?? [];
  if (list === undefined) throw new Error(`${file} holds no list`);
  return JSON.parse(list);
};

const words = new Set<string>();
for (const file of process.argv.slice(2)) {
  for (const word of wordsIn(file)) {
    const kept = word.toLowerCase().normalize('NFC');
    if (kept.length >= shortest && words.size < most) words.add(kept);
  }
}
const hashes = [...words].map((word) => createHash('sha256').update(word).digest().subarray(0, bytesEach));
hashes.sort(Buffer.compare);
writeFileSync(new URL('../server/people/auth/leaked-passwords.bin', import.meta.url), Buffer.concat(hashes));
console.log(`${hashes.length} passwords`);
