import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are mistaken for one another: 0 and O; 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const bodyLength = 8;

/**
 * The number of symbols is prime, and so every weight below it, and every difference of two weights, can be
 * divided by: one wrong character, or two neighbours in each other's place, always changes the sum.
 */
const modulus = alphabet.length;

const checkOf = (body: string): string => {
  const sum = [...body].reduce((total, symbol, at) => total + alphabet.indexOf(symbol) * (at + 2), 0);
  return alphabet.charAt((modulus - (sum % modulus)) % modulus);
};

const written = (body: string): string => `VS-${body.slice(0, 4)}-${body.slice(4)}-${checkOf(body)}`;

/** A new payment reference, `VS-XXXX-XXXX-C`: eight symbols by chance (31⁸, 40 bits) and one that checks them. */
export function newReference(): string {
  return written(Array.from({ length: bodyLength }, () => alphabet.charAt(randomInt(modulus))).join(''));
}

// Banks drop hyphens, put spaces in, break lines anywhere and change the case.
const apart = '[^A-Z0-9]*';
const symbols = `((?:[${alphabet}]${apart}){${bodyLength}}[${alphabet}])`;
const asWord = new RegExp(`(?<![A-Z0-9])(?=V${apart}S${apart}${symbols}(?![A-Z0-9]))`, 'g');
const anywhere = new RegExp(`(?=V${apart}S${apart}${symbols})`, 'g');

/**
 * The reference that a remittance text holds, as it was given out. Null when it holds none, or several:
 * then a person has to look.
 */
export function referenceIn(text: string): string | null {
  const upper = text.toUpperCase();
  // One that stands by itself is better than one that reads across words that were run together.
  for (const pattern of [asWord, anywhere]) {
    const found = new Set([...upper.matchAll(pattern)].flatMap((match) => checked(match[1] ?? '')));
    if (found.size > 0) return found.size === 1 ? ([...found][0] ?? null) : null;
  }
  return null;
}

function checked(spread: string): string[] {
  const symbols = spread.replace(/[^A-Z0-9]/g, '');
  const body = symbols.slice(0, bodyLength);
  return symbols.slice(bodyLength) === checkOf(body) ? [written(body)] : [];
}
