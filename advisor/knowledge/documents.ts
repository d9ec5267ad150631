import { once } from '../words/once.ts';
import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { termsOf } from './terms.ts';

/** Weights of a term by the field it occurs in. */
const weightOf = { title: 3, words: 2.5, text: 0.6 } as const;

export type Document = { entry: Entry; counts: ReadonlyMap<string, number>; length: number };

function documentOf(
  entry: Entry,
  fields: Partial<Record<keyof typeof weightOf, readonly string[]>>,
): Document {
  const counts = new Map<string, number>();
  let length = 0;
  for (const field of ['title', 'words', 'text'] as const) {
    for (const term of fields[field] ?? []) {
      counts.set(term, (counts.get(term) ?? 0) + weightOf[field]);
      length += weightOf[field];
    }
  }
  return { entry, counts, length };
}

function indexed(entry: Entry) {
  const { title, words, questions, text } = entry;
  const titled = termsOf(title);
  const asked = questions.map(termsOf);
  const whole = documentOf(entry, {
    title: titled,
    words: [...termsOf(words), ...asked.flat()],
    text: termsOf(typeof text === 'string' ? text : Object.values(text).join(' ')),
  });
  // Each question stands as a document of its own too: the best matching one speaks for its entry.
  return { titled, whole, documents: [whole, ...asked.map((terms) => documentOf(entry, { words: terms }))] };
}

function indexOf(all: readonly Entry[]) {
  const byEntry = new Map(all.map((entry) => [entry, indexed(entry)]));
  const wholes = [...byEntry.values()].map(({ whole }) => whole);
  const spread = new Map<string, number>();
  for (const { counts } of wholes)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  return {
    byEntry,
    spread,
    count: wholes.length,
    meanLength: wholes.reduce((sum, { length }) => sum + length, 0) / wholes.length,
  };
}

const index = once(() => indexOf(entries));

export const countsOf = (entry: Entry): Document['counts'] | undefined =>
  index().byEntry.get(entry)?.whole.counts;
export const documentsOf = (entry: Entry): readonly Document[] => index().byEntry.get(entry)?.documents ?? [];
export const titleOf = (entry: Entry): readonly string[] => index().byEntry.get(entry)?.titled ?? [];
export const meanLength = (): number => index().meanLength;
export const isKnown = (term: string): boolean => index().spread.has(term);

export function rarity(term: string): number {
  const { spread, count } = index();
  const inDocuments = spread.get(term) ?? 0;
  return Math.log(1 + (count - inDocuments + 0.5) / (inDocuments + 0.5));
}
