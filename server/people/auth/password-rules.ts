import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApiError } from '#server/platform/errors.ts';

/** How many bytes of a password's SHA-256 the list keeps: enough that no other is taken for one of thirty thousand. */
const bytesEach = 5;

let list: Buffer | undefined;
/** Sorted; read when it is first asked for. `training/leaked-passwords.ts` made it. */
const leaked = (): Buffer => (list ??= readFileSync(new URL('./leaked-passwords.bin', import.meta.url)));

/** Whether a password is among those that everybody tries first: a search by halves, and nothing leaves the machine. */
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

/** Words that a stranger would try here before any other. */
const ofThisPlace = ['vestidor', 'mivestidor', 'armario', 'miarmario'];

const plain = (text: string) => text.toLowerCase().normalize('NFC');

/** What is left of a word without the figures and signs that people put behind it. */
const stem = (text: string) => plain(text).replace(/[\W\d_]+$/u, '');

/**
 * Refuses a password that a stranger would guess: one that has leaked, the person's own name or address, or the name of this
 * place with figures behind it. Nothing else is asked of it but its length.
 * @param field what the form calls it, so that the message stands beside it
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
    ofThisPlace.includes(stem(password));
  if (!guessed) return;
  const { message } = new ApiError('password_known');
  throw new ApiError('password_known', message, { [field]: message });
}
