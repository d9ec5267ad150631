import type { Garment } from '../wardrobe.ts';
import type { Claim } from './claims.ts';
import type { Grammar } from './shape/grammar.ts';

export type Filling = Readonly<Record<string, readonly Garment[] | string>>;

/**
 * `{a}` is "the white shirt and the jeans", `{a short}` is "the shirt", `{a:is/are}` agrees with `a`. A
 * language may list more forms and prepositions that contract: in Spanish `{de a}` is "del blazer".
 */
const placeholder = /\{([\w ]+)(?::([^}]+))?\}/g;

/** Capitalised. */
export function fill(grammar: Grammar, wording: string, filling: Filling): { text: string; named: Claim[] } {
  const named: Claim[] = [];
  const said: Garment[] = [];
  const mention = (garment: Garment, short: boolean): string => {
    const before = said.find((one) => grammar.headOf(one) === grammar.headOf(garment));
    if (!before) said.push(garment);
    const again = before && before !== garment;
    const words = again
      ? grammar.theOther(garment, before)
      : short
        ? grammar.theShort(garment)
        : grammar.the(garment);
    named.push({ kind: 'named', piece: garment.id, words });
    return words;
  };
  const text = wording.replace(placeholder, (_, inside: string, forms: string | undefined) => {
    const words = inside.split(' ');
    const short = words.at(-1) === 'short';
    if (short) words.pop();
    const name = words.pop() ?? '';
    const [preposition] = words;
    const value = filling[name];
    if (value === undefined) throw new RangeError(`${name} is not filled in: ${wording}`);
    if (forms !== undefined && typeof value !== 'string') return grammar.agreeing(forms.split('/'), value);
    const phrases = typeof value === 'string' ? [value] : value.map((garment) => mention(garment, short));
    const join = preposition === undefined ? grammar.joinAnd : grammar.prepositions[preposition];
    if (!join) throw new RangeError(`${preposition} is no preposition: ${wording}`);
    return join(phrases);
  });
  return { text: grammar.capitalise(text), named };
}

/** One outfit after another says the same thing in other words. */
export const wordingAt = (wordings: readonly string[], turn: number): string =>
  wordings[turn % wordings.length] ?? '';
