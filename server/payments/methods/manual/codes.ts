import { createHmac, randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;

/** `XXXX-XXXX-XXXX-XXXX-XXXX`: a hundred random bits. */
export function newCode(): string {
  const symbols = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return (symbols.join('').match(/.{4}/g) ?? []).join('-');
}

/** Normalises a typed code: case, hyphens, spaces and lookalike letters. Null when it cannot be a code. */
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

/** HMAC of a code, from which none can be redeemed. Null when it cannot be a code. */
export function hashOfCode(secret: string, typed: string): string | null {
  const symbols = symbolsOf(typed);
  return symbols === null ? null : createHmac('sha256', secret).update(symbols).digest('base64url');
}

/** The first group, to tell codes apart; leaves eighty bits unknown. */
export const hintOf = (code: string): string => code.slice(0, 4);
