import { createHmac, randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;

/** `XXXX-XXXX-XXXX-XXXX-XXXX`: a hundred random bits. */
export function newCode(): string {
  const symbols = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length)));
  return (symbols.join('').match(/.{4}/g) ?? []).join('-');
}

/** Normalises case, hyphens, spaces and lookalikes. Null for no code. */
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

/** HMAC, which cannot be redeemed. Null for no code. */
export function hashOfCode(secret: string, typed: string): string | null {
  const symbols = symbolsOf(typed);
  return symbols === null ? null : createHmac('sha256', secret).update(symbols).digest('base64url');
}

/** The first group; eighty bits stay unknown. */
export const hintOf = (code: string): string => code.slice(0, 4);
