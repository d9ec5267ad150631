import { colourOf } from '#stylist/colour/spelled.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { fabricLexicon } from '../../understand/garments/garment-words.ts';
import { numberOf } from '../../understand/numbers.ts';
import type { Fact } from '../../understand/told/facts.ts';
import { withoutLeftOut } from '../../understand/told/left-out.ts';
import { theFirst, theList } from '../../voice/names.ts';
import { type Named, type Phrase, quote } from '../../voice/phrase.ts';
import type { IntentContext, Reply } from '../handler.ts';
import type { Selection } from '../selection.ts';

export const euros = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR', useGrouping: true });
export const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;
export const garmentCount = counted('prenda', 'prendas');
export const wearCount = counted('uso', 'usos');
export const dayCount = counted('día', 'días');

export const mostNamed = 3;
/** A list that was asked for is told in full up to this length. */
export const mostListed = 8;
export const mostShown = 24;

export const inFull = (garments: readonly Garment[]): Named =>
  garments.length <= mostListed ? theList(garments) : theFirst(garments, mostListed - 2);

/** `inShop`: the wardrobe does not say, but the shop does. */
export type Told = { sentences: Reply['sentences']; shown?: readonly Garment[]; inShop?: true };
export type Teller = (context: IntentContext, selection: Selection, fact: Fact) => Told | Promise<Told>;

export const distinct = <T>(list: readonly T[]) => [...new Set(list)];

/** Most frequent first: "negro (18), blanco (6)". */
export function frequencies(words: readonly string[], most: number): string {
  const counts = [...Map.groupBy(words, (word) => word)].sort(([, a], [, b]) => b.length - a.length);
  const told = counts.slice(0, most).map(([word, { length }]) => `${word} (${length})`);
  return joinAnd(counts.length > most ? [...told, `${counts.length - most} más`] : told);
}
export const coloursOf = (garments: readonly Garment[]) =>
  garments.map((garment) => (colourOf(garment) ?? 'otro color').toLowerCase());
export const mostColours = 5;

/** The extreme of a value, with ties; garments without the value are left out. */
export function extreme(
  garments: readonly Garment[],
  measured: (garment: Garment) => number | null | undefined,
  least: boolean,
): { garments: Garment[]; value: number; known: number } | null {
  const known = garments.flatMap((garment) => {
    const value = measured(garment);
    return value === null || value === undefined ? [] : [{ garment, value }];
  });
  const values = known.map(({ value }) => value);
  if (values.length === 0) return null;
  const value = least ? Math.min(...values) : Math.max(...values);
  return {
    garments: known.filter((one) => one.value === value).map(({ garment }) => garment),
    value,
    known: known.length,
  };
}

/** The number of garments that a message asks for: "dime tres", "las cinco más elegantes". */
export const countAsked = ({ understood }: IntentContext): number | null =>
  understood.reading.tokens
    .flatMap((token) => (/^(un|una|uno)$/.test(token.text) ? [] : (numberOf(token) ?? [])))
    .find((number) => number >= 2 && number <= mostListed) ?? null;

/** The garments asked for, in the person's own words. */
export function asked({ understood }: IntentContext): Phrase {
  const { slots, tokens } = understood.reading;
  const cloths = fabricLexicon.find(tokens).map(({ start, end }) =>
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ')
      .replace(/^de /, ''),
  );
  const { refused } = withoutLeftOut(tokens);
  const isLeft = ({ start }: { start: number }) => refused.some((token) => token === tokens[start]);
  const named = slots.garments.filter((one) => one.wanted && !isLeft(one)).map(({ text }) => text);
  const words = [...named, ...distinct(slots.colours), ...(named.length > 0 ? [] : cloths)];
  return words.length > 0 ? [quote(words.join(' '))] : ['eso'];
}

export const none = (context: IntentContext): Told => {
  const isApart = withoutLeftOut(context.understood.reading.tokens).refused.length > 0;
  return {
    sentences: [context.speaker.say(isApart ? 'found-none-besides' : 'found-none', { what: asked(context) })],
  };
};
