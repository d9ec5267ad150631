import { figuresIn } from '../figures.ts';
import { blocksIn } from '../prose.ts';
import { wordsIn } from './plain-words.ts';
import type { Entry, OutlineWords } from './words.ts';

export interface Library {
  /** The entry that answers a question, or null. @param least share of the question's weight that it must cover */
  find(question: string, least?: number): { entry: Entry; share: number } | null;
}

/** Of Okapi BM25. */
const saturation = 1.2;
const lengthWeight = 0.4;
/** A word of a way of asking counts like so many of the text. */
const askWeight = 3;
export const usualShare = 0.5;
const leastScore = 3.2;

type Document = {
  entry: Entry;
  counts: ReadonlyMap<string, number>;
  length: number;
  asks: readonly string[][];
};

/** The entries of a language's `knowledge.txt`. */
export const entriesIn = ({ language, locale }: Pick<OutlineWords, 'language' | 'locale'>): Entry[] =>
  blocksIn(new URL(`${language}/knowledge.txt`, import.meta.url), ['both'], figuresIn(locale)).map(
    ({ heading: id, questions: asks, fields, place }) => {
      const text = fields.get('both');
      if (text === undefined || asks.length === 0)
        throw new Error(`${place}: an entry has questions and a text`);
      return { id, asks, text };
    },
  );

export function libraryOf({ entries, stem, commonWords }: OutlineWords): Library {
  const common = new Set(wordsIn(commonWords).map(stem));
  const termsOf = (text: string) =>
    wordsIn(text)
      .map(stem)
      .filter((term) => !common.has(term));
  const documents = entries.map((entry): Document => {
    const counts = new Map<string, number>();
    const asks = entry.asks.map(termsOf);
    const add = (terms: readonly string[], weight: number) => {
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
    };
    add([...new Set(asks.flat())], askWeight);
    add(termsOf(entry.text), 1);
    return { entry, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0), asks };
  });
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holders = new Map<string, number>();
  for (const { counts } of documents)
    for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarityOf = (term: string) => {
    const many = holders.get(term) ?? 0;
    return Math.log(1 + (documents.length - many + 0.5) / (many + 0.5));
  };
  const scoreOf = (terms: readonly string[], { counts, length, asks }: Document) => {
    let score = 0;
    for (const term of terms) {
      const count = counts.get(term) ?? 0;
      const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / meanLength);
      score += (rarityOf(term) * count * (saturation + 1)) / (count + norm);
    }
    const said = new Set(terms);
    const isAsked = asks.some((ask) => ask.length > 0 && ask.every((term) => said.has(term)));
    return isAsked ? score * 1.3 + 1.5 : score;
  };
  return {
    find(question, least = usualShare) {
      const terms = [...new Set(termsOf(question))];
      const weight = terms.reduce((sum, term) => sum + rarityOf(term), 0);
      if (weight === 0) return null;
      const [best] = documents
        .map((document) => ({ document, score: scoreOf(terms, document) }))
        .sort((a, b) => b.score - a.score);
      if (!best || best.score < leastScore) return null;
      const { entry, counts } = best.document;
      const covered = terms.reduce((sum, term) => {
        const count = counts.get(term) ?? 0;
        return sum + rarityOf(term) * (count >= askWeight ? 1 : count > 0 ? 0.5 : 0);
      }, 0);
      const share = covered / weight;
      return share >= least ? { entry, share } : null;
    },
  };
}
