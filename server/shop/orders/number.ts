import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: 0 and O; 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const symbols = (count: number): string =>
  Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Returns a random order number, `T-XXXX-XXXX`: random, so that concurrent orders share no counter. */
export const newOrderNumber = (): string => `T-${symbols(4)}-${symbols(4)}`;

export function orderNumberIn(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = new RegExp(`^T?([${alphabet}]{4})([${alphabet}]{4})$`).exec(plain) ?? [];
  return first === undefined ? null : `T-${first}-${second}`;
}
