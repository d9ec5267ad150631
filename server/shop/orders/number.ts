import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are mistaken for one another: 0 and O; 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const symbols = (count: number): string =>
  Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** A new order's number, `T-XXXX-XXXX`: by chance, so that buyers at the same moment do not wait for one another. */
export const newOrderNumber = (): string => `T-${symbols(4)}-${symbols(4)}`;

/** The number that somebody typed, however they wrote it, or null. */
export function orderNumberIn(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = new RegExp(`^T?([${alphabet}]{4})([${alphabet}]{4})$`).exec(plain) ?? [];
  return first === undefined ? null : `T-${first}-${second}`;
}
