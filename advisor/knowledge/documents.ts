import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { termsOf } from './terms.ts';

/** Weights of a term by the field it occurs in. */
const weightOf = { title: 3, words: 2.5, text: 0.6 } as const;

export type Document = { entry: Entry; counts: ReadonlyMap<string, number>; length: number };

function documentOf(entry: Entry, fields: Partial<Record<keyof typeof weightOf, string>>): Document {
  const counts = new Map<string, number>();
  let length = 0;
  for (const field of ['title', 'words', 'text'] as const) {
    for (const term of termsOf(fields[field] ?? '')) {
      counts.set(term, (counts.get(term) ?? 0) + weightOf[field]);
      length += weightOf[field];
    }
  }
  return { entry, counts, length };
}

export const documents: readonly Document[] = entries.map((entry) => {
  const { title, words, questions, text } = entry;
  return documentOf(entry, {
    title,
    words: [words, ...questions].join(' '),
    text: typeof text === 'string' ? text : Object.values(text).join(' '),
  });
});

export const countsOf = new Map(documents.map(({ entry, counts }) => [entry, counts]));

/** Each question stands as a document of its own too: the best matching one speaks for its entry. */
export const documentsOf: ReadonlyMap<Entry, readonly Document[]> = new Map(
  documents.map((whole) => [
    whole.entry,
    [whole, ...whole.entry.questions.map((question) => documentOf(whole.entry, { words: question }))],
  ]),
);

export const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;

export const rarity = (() => {
  const inDocuments = new Map<string, number>();
  for (const { counts } of documents)
    for (const term of counts.keys()) inDocuments.set(term, (inDocuments.get(term) ?? 0) + 1);
  return (term: string) => {
    const count = inDocuments.get(term) ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };
})();

const known = new Set(documents.flatMap(({ counts }) => [...counts.keys()]));
export const isKnown = (term: string) => known.has(term);

export const titleOf = new Map<Entry, readonly string[]>(
  entries.map((entry) => [entry, termsOf(entry.title)]),
);
