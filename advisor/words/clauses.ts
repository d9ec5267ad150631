import { tokensOf } from './tokens.ts';

export type Clause<T> = { tokens: readonly T[]; asks: boolean };

/** Splits the tokens of a text at its punctuation; one clause when they are not those of the text. */
export function clausesOf<T>(text: string, tokens: readonly T[]): Clause<T>[] {
  const clauses: Clause<T>[] = [];
  let start = 0;
  for (const [piece] of text.matchAll(/(?:[^.,;:!?¿¡\n]|[.,](?=\d))+[^\p{L}\p{N}]*/gu)) {
    const { length } = tokensOf(piece);
    if (length === 0) continue;
    clauses.push({ tokens: tokens.slice(start, start + length), asks: piece.includes('?') });
    start += length;
  }
  return start === tokens.length ? clauses : [{ tokens, asks: text.includes('?') }];
}
