import { capitalise } from '#stylist/language/es/grammar.ts';

export type Named = { garmentIds: readonly string[]; text: string };

/**
 * A part of a sentence by the origin of its words: the advisor's own, the person's, a title (such as an
 * outfit's or product's name), or garments. Only garments are claimed to be the person's.
 */
export type Part = string | { quote: string } | { title: string } | Named;
export type Phrase = string | readonly Part[];

/** A line's ways of being said: at least two, to avoid immediate repetition. Names in braces are filled in. */
export type Variants = readonly [string, string, ...string[]];
export type SomeLines = Readonly<Record<string, Variants>>;

/** Untrusted text on one line, without markup or closing quotes. */
export const onOneLine = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[«»<>{}[\]`*_#|\\]/g, '')
    .trim();

const quoteMax = 60;

export const quote = (text: string): Part => ({ quote: onOneLine(text).slice(0, quoteMax) });
export const title = (text: string): Part => ({ title: text });

export const phrase = (words: TemplateStringsArray, ...values: readonly (Part | number)[]): readonly Part[] =>
  words
    .flatMap((word, index) => {
      const value = values[index];
      return [word, typeof value === 'number' ? String(value) : (value ?? '')];
    })
    .filter((part) => part !== '');

const textOfPart = (part: Part): string => {
  if (typeof part === 'string') return part;
  if ('quote' in part) return `«${part.quote}»`;
  return 'title' in part ? part.title : part.text;
};

export const textOf = (said: Phrase): string =>
  typeof said === 'string' ? said : said.map(textOfPart).join('');

/** Capitalises a part; the person's own words stay as typed. */
export function capitalised(part: Part): Part {
  if (typeof part === 'string') return capitalise(part);
  if ('quote' in part) return part;
  return 'title' in part ? { title: capitalise(part.title) } : { ...part, text: capitalise(part.text) };
}

export function foreignIn(said: readonly Phrase[], ownedIds: ReadonlySet<string>): string[] {
  const parts = said.flatMap((one): readonly Part[] => (typeof one === 'string' ? [] : one));
  const named = parts.flatMap((part) =>
    typeof part === 'object' && 'garmentIds' in part ? part.garmentIds : [],
  );
  return named.filter((id) => !ownedIds.has(id));
}
