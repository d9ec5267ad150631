import { bucketOf } from '../understand/learned/features.ts';
import { labelsOf, probabilitiesByEncoder } from '../understand/learned/joined.ts';
import { featuresOfMessage, logitsBy, softmax } from '../understand/learned/model.ts';
import { entriesModel } from '../understand/learned/shipped.ts';
import { newContext } from '../understand/learned/situation.ts';
import type { TitledModel } from '../understand/learned/titled-model.ts';
import { weightsOf } from '../understand/learned/weights.ts';
import { titleOf } from './documents.ts';
import { entries } from './entries.ts';
import type { Entry } from './entry.ts';
import { termsOf } from './terms.ts';
import { parseWordsAsked, type WordsAsked, worthsByWords } from './words-asked.ts';

export const featuresOfQuestion = (question: string): readonly number[] => [
  ...new Set([
    ...featuresOfMessage(question, newContext),
    ...termsOf(question).map((term) => bucketOf(`r ${term}`)),
  ]),
];

/**
 * Weights of the log-probabilities of the layers and of the encoder, and of the share of the title that the question covers, which keeps a
 * narrower entry from answering. Chosen on questions of authors that were left out, with the weights in `training/words-asked.ts`.
 */
const worths = { layers: 0.35, titled: 1.7, encoder: 0.35 } as const;

type Titled = { term: string; title: string; share: number };
let titles: ReadonlyMap<string, readonly Titled[]> | undefined;

/** The titles that have a term, and its share of each. */
function titledBy(term: string): readonly Titled[] {
  titles ??= Map.groupBy(
    entries.flatMap((entry): Titled[] => {
      const terms = titleOf(entry);
      return [...new Set(terms)].map((one) => ({
        term: one,
        title: entry.title,
        share: terms.filter((other) => other === one).length / terms.length,
      }));
    }),
    (one) => one.term,
  );
  return titles.get(term) ?? [];
}
export const leastProbability = 1e-7;

export type Likelihoods = (entry: Entry) => number | null;

export function likelihoodsBy(
  { model, classOf }: TitledModel,
  words: WordsAsked,
  question: string,
  byEncoder: Float64Array | null = null,
): Likelihoods {
  const layers = logitsBy(model, featuresOfQuestion(question));
  const sums = worthsByWords(words, question);
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + worths.layers * (layers[at] ?? 0);
  for (const term of new Set(termsOf(question)))
    for (const { title, share } of titledBy(term)) {
      const at = classOf(title);
      if (at !== undefined) sums[at] = (sums[at] ?? 0) + worths.titled * share;
    }
  if (byEncoder) {
    const joined = softmax(layers);
    byEncoder.forEach((probability, label) => {
      const at = classOf(labelsOf('entries')[label] ?? '');
      if (at !== undefined) joined[at] = probability;
    });
    joined.forEach((probability, at) => {
      sums[at] = (sums[at] ?? 0) + worths.encoder * Math.log(Math.max(leastProbability, probability));
    });
  }
  const probabilities = softmax(sums);
  return ({ title }) => {
    const at = classOf(title);
    return at === undefined ? null : Math.log(Math.max(leastProbability, probabilities[at] ?? 0));
  };
}

let words: WordsAsked | undefined;

function entryWords(): WordsAsked {
  words ??= parseWordsAsked(weightsOf('entry-words.bin'), entriesModel().model.biases.length);
  return words;
}

/** A message is looked up by several rules, alone and with what it goes on with. */
const mostKept = 16;
const kept = new Map<string, Likelihoods>();

export function likelihoodsOf(question: string): Likelihoods {
  const known = kept.get(question);
  if (known) return known;
  const byEncoder = probabilitiesByEncoder('entries', question);
  const likelihoods = likelihoodsBy(entriesModel(), entryWords(), question, byEncoder);
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(question, likelihoods);
  return likelihoods;
}
