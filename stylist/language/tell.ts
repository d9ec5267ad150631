import type { Garment } from '../wardrobe.ts';
import type { Claim } from './claims.ts';
import { capitalise, headOf, joinAnd, of, the, theOther, theShort, to } from './grammar.ts';
import { nounOf } from './nouns.ts';

/** Asides are shown only in the score breakdown. `wording` is the sentence before names are filled in. */
export type Reason = {
  key: string;
  tone: 'praise' | 'caution' | 'aside';
  text: string;
  wording: string;
  claims: readonly Claim[];
};

/** The garments or the words for each name in braces. */
export type Filling = Readonly<Record<string, readonly Garment[] | string>>;

/**
 * `{a}` is "la camisa blanca y los vaqueros", `{a corto}` is "la camisa", `{de a}` and `{al a}` contract
 * ("del blazer"), `{a:abriga/abrigan}` agrees in number, `{a:m/f/mp/fp}` also in gender.
 */
const placeholder = /\{(de |al )?(\w+)( corto)?(?::([^}]+))?\}/g;

type Form = { feminine: boolean; plural: boolean };

function formOf(garments: readonly Garment[]): Form {
  const nouns = garments.map(nounOf);
  return {
    feminine: nouns.every(({ gender }) => gender === 'f'),
    plural: nouns.length > 1 || nouns.some(({ plural }) => plural),
  };
}

function agreeing(forms: string, { feminine, plural }: Form): string {
  const [one = '', two = '', three, four] = forms.split('/');
  if (three === undefined || four === undefined) return plural ? two : one;
  return plural ? (feminine ? four : three) : feminine ? two : one;
}

const contracted = (preposition: string | undefined, text: string): string =>
  preposition === 'de ' ? of(text) : preposition === 'al ' ? to(text) : text;

/** Capitalised. */
export function fill(wording: string, filling: Filling): { text: string; named: Claim[] } {
  const named: Claim[] = [];
  const said: Garment[] = [];
  const mention = (garment: Garment, short: boolean): string => {
    const before = said.find((one) => headOf(nounOf(one)) === headOf(nounOf(garment)));
    if (!before) said.push(garment);
    const words =
      before && before !== garment ? theOther(garment, before) : short ? theShort(garment) : the(garment);
    named.push({ kind: 'named', piece: garment.id, words });
    return words;
  };
  const text = wording.replace(
    placeholder,
    (_, preposition, name: string, short, forms: string | undefined) => {
      const value = filling[name];
      if (value === undefined) throw new RangeError(`${name} is not filled in: ${wording}`);
      if (typeof value === 'string') return contracted(preposition, value);
      if (forms !== undefined) return agreeing(forms, formOf(value));
      return contracted(preposition, joinAnd(value.map((garment) => mention(garment, short !== undefined))));
    },
  );
  return { text: capitalise(text), named };
}

/** One outfit after another says the same thing in other words. */
export const wordingAt = (wordings: readonly string[], turn: number): string =>
  wordings[turn % wordings.length] ?? '';

export function tell(
  key: string,
  tone: Reason['tone'],
  wordings: readonly string[],
  turn: number,
  filling: Filling = {},
  claims: readonly Claim[] = [],
): Reason {
  const wording = wordingAt(wordings, turn);
  const { text, named } = fill(wording, filling);
  return { key, tone, text, wording, claims: [...named, ...claims] };
}
