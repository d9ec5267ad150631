import { createHmac, randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O or U, so that nothing is mistaken and nothing is spelt. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;

/** A code by chance, `XXXX-XXXX-XXXX-XXXX-XXXX`: twenty symbols of five bits, a hundred bits. */
export function newCode(): string {
  const symbols = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return (symbols.join('').match(/.{4}/g) ?? []).join('-');
}

/**
 * The symbols of a code as somebody typed it: capitals or not, hyphens and spaces anywhere, and letters in
 * the place of the digits that they look like. Null for what cannot be a code.
 */
export function symbolsOf(typed: string): string | null {
  const symbols = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return symbols.length === length && [...symbols].every((symbol) => alphabet.includes(symbol))
    ? symbols
    : null;
}

/** What is kept of a code: whoever reads the table can redeem none. Null for what cannot be a code. */
export function hashOfCode(secret: string, typed: string): string | null {
  const symbols = symbolsOf(typed);
  return symbols === null ? null : createHmac('sha256', secret).update(symbols).digest('base64url');
}

/** The first group: enough to tell codes apart in a list, and eighty bits short of the code. */
export const hintOf = (code: string): string => code.slice(0, 4);
