import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes `server/people/auth/leaked-passwords.bin` out of lists of leaked passwords, most frequent first:
 *
 *     node training/leaked-passwords.ts SPANISH.json passwords.json
 *
 * The list that ships was made of `web/features/auth/common-passwords.ts` (Spanish ones first) and the passwords of
 * `@zxcvbn-ts/language-common` 3.0.4 (MIT, © 2021 Dropbox and the authors of zxcvbn-ts). Each list is a JSON array of words, or such an array within a module. What is kept is five bytes of the SHA-256 of each
 * password that our rules admit, sorted, so that the file can be searched as it lies and can be read by nobody.
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
