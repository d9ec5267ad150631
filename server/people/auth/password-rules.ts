import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApiError } from '#server/platform/errors.ts';

/** Of each SHA-256: collisions are negligible among thirty thousand. */
const bytesEach = 5;

let list: Buffer | undefined;
/** Sorted; made by `training/leaked-passwords.ts`. */
const leaked = (): Buffer => (list ??= readFileSync(new URL('./leaked-passwords.bin', import.meta.url)));

export function isLeaked(password: string): boolean {
  const sought = hash('sha256', plain(password), 'buffer').subarray(0, bytesEach);
  const hashes = leaked();
  for (let [low, high] = [0, hashes.length / bytesEach]; low < high; ) {
    const middle = (low + high) >> 1;
    const order = sought.compare(hashes, middle * bytesEach, (middle + 1) * bytesEach);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}

const siteNames = ['vestidor', 'mivestidor', 'armario', 'miarmario'];

const plain = (text: string) => text.toLowerCase().normalize('NFC');

/** Without trailing figures and punctuation. */
const stem = (text: string) => plain(text).replace(/[\W\d_]+$/u, '');

/**
 * @param field form field of the message
 * @throws ApiError `password_known`
 */
export function requireUnguessable(
  password: string,
  { username, email }: { username: string; email: string },
  field: 'password' | 'newPassword' = 'password',
): void {
  const own = [username, email, email.split('@')[0] ?? ''].map(plain);
  const guessed =
    isLeaked(password) ||
    own.includes(plain(password)) ||
    (stem(password).length > 2 && own.map(stem).includes(stem(password))) ||
    siteNames.includes(stem(password));
  if (!guessed) return;
  throw ApiError.inField('password_known', field);
}
