import { randomInt } from 'node:crypto';

/** Without lookalikes: 0 and O; 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const bodyLength = 8;

/** Prime, so that any wrong symbol and any two swapped neighbours change the checksum. */
const modulus = alphabet.length;

const checkOf = (body: string): string => {
  const sum = [...body].reduce((total, symbol, at) => total + alphabet.indexOf(symbol) * (at + 2), 0);
  return alphabet.charAt((modulus - (sum % modulus)) % modulus);
};

const written = (body: string): string => `VS-${body.slice(0, 4)}-${body.slice(4)}-${checkOf(body)}`;

/** `VS-XXXX-XXXX-C`: eight random symbols (31⁸, 40 bits) and a checksum. */
export function newReference(): string {
  return written(Array.from({ length: bodyLength }, () => alphabet.charAt(randomInt(modulus))).join(''));
}

// Banks drop hyphens, insert spaces and line breaks, and change the case.
const apart = '[^A-Z0-9]*';
const symbols = `((?:[${alphabet}]${apart}){${bodyLength}}[${alphabet}])`;
const spread = `(V${apart}S${apart}${symbols})`;
const asWord = new RegExp(`(?<![A-Z0-9])(?=${spread}(?![A-Z0-9]))`, 'g');
const anywhere = new RegExp(`(?=${spread})`, 'g');

/** Returns null for none or several. */
export function referenceIn(text: string): string | null {
  const upper = text.toUpperCase();
  for (const pattern of [asWord, anywhere]) {
    const found = new Set<string>();
    let end = 0;
    for (const { index, 1: whole = '', 2: code = '' } of upper.matchAll(pattern)) {
      // Symbols of a reference may look like the beginning of another.
      const [reference] = index < end ? [] : checked(code);
      if (reference === undefined) continue;
      found.add(reference);
      end = index + whole.length;
    }
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? null) : null;
  }
  return null;
}

function checked(spread: string): string[] {
  const symbols = spread.replace(/[^A-Z0-9]/g, '');
  const body = symbols.slice(0, bodyLength);
  return symbols.slice(bodyLength) === checkOf(body) ? [written(body)] : [];
}
