import { kindNames } from '#contract/names.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { fillers } from '#web/copy/store.ts';

export interface SearchedProduct {
  name: string;
  kind: Kind;
  brand: string;
  description: string;
  colors: readonly string[];
}

/** Scores of a matching word. */
const whole = 4;
const beginning = 3;
const nearly = 1;
/** Weights of the fields. */
const inKind = 6;
const inName = 4;
const inBrand = 3;
const inColor = 3;
const inDescription = 1;

/**
 * Returns the products that match a search text, best first; ties keep their order. Every word has to
 * match: whole, as a prefix, in singular or plural, ignoring accents, with one typo from four letters and
 * two from eight. An empty text matches all.
 */
export function matchProducts<P extends SearchedProduct>(products: readonly P[], text: string): P[] {
  const wanted = wordsOf(text);
  const meant = wanted.filter((word) => !fillers.includes(word));
  const terms = meant.length > 0 ? meant : wanted;
  if (terms.length === 0) return [...products];
  // Zapatillas are looked for, not what goes with them.
  const kinds = new Set(products.map(({ kind }) => kind));
  const kindWords = new Set([...kinds].flatMap((kind) => wordsOf(kindNames[kind])));
  return products
    .map((product) => ({ product, score: scoreOf(fieldsOf(product), terms, kindWords) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ product }) => product);
}

type Field = readonly [words: readonly string[], worth: number];

/** Tokens are cached per product. */
const remembered = new WeakMap<SearchedProduct, readonly Field[]>();

function fieldsOf(product: SearchedProduct): readonly Field[] {
  let fields = remembered.get(product);
  if (fields === undefined) {
    fields = [
      [wordsOf(kindNames[product.kind]), inKind],
      [wordsOf(product.name), inName],
      [wordsOf(product.brand), inBrand],
      [wordsOf(product.colors.join(' ')), inColor],
      [wordsOf(product.description), inDescription],
    ];
    remembered.set(product, fields);
  }
  return fields;
}

function scoreOf(fields: readonly Field[], terms: readonly string[], kindWords: ReadonlySet<string>): number {
  let total = 0;
  for (const term of terms) {
    let best = 0;
    for (const [words, worth] of fields) {
      if (worth < inName && kindWords.has(term)) continue;
      for (const word of words) best = Math.max(best, worth * likeness(term, word));
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(singular);

/** Strips the plural: `vestidos` → `vestido`, `pantalones` → `pantalon`. Short words stay, and `dress`. */
function singular(word: string): string {
  if (word.length > 5 && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function likeness(term: string, word: string): number {
  if (word === term) return whole;
  if (term.length > 1 && word.startsWith(term)) return beginning;
  const slips = term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0;
  if (slips === 0) return 0;
  // Prefixes may have typos, except in their first letter.
  if (isWithin(term, word, slips)) return nearly;
  return word.length > term.length && word[0] === term[0] && isWithin(term, word.slice(0, term.length), slips)
    ? nearly / 2
    : 0;
}

/** Damerau–Levenshtein distance of at most `most`. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? Number.POSITIVE_INFINITY) <= most;
}
