import { bucketOf } from '../understand/learned/features.ts';
import { featuresOfMessage, probabilitiesOf, softmax } from '../understand/learned/model.ts';
import { entriesModel, entryWords } from '../understand/learned/shipped.ts';
import { newContext } from '../understand/learned/situation.ts';
import type { TitledModel } from '../understand/learned/titled-model.ts';
import type { Entry } from './entry.ts';
import { termsOf } from './terms.ts';
import { type WordsAsked, worthsByWords } from './words-asked.ts';

export const featuresOfQuestion = (question: string): readonly number[] => [
  ...new Set([
    ...featuresOfMessage(question, newContext),
    ...termsOf(question).map((term) => bucketOf(`r ${term}`)),
  ]),
];

/** What a log-probability of the two layers counts beside the words; fitted with those of `training/words-asked.ts`. */
const worthOfLayers = 0.39;
const least = 1e-300;
export const leastProbability = 1e-7;

export type Likelihoods = (entry: Entry) => number | null;

/** Log-probabilities that a question is one for an entry, by both models; an entry that was not learned has none. */
export function likelihoodsBy(
  { model, classOf }: TitledModel,
  words: WordsAsked,
  question: string,
): Likelihoods {
  const layers = probabilitiesOf(model, featuresOfQuestion(question));
  const probabilities = softmax(
    worthsByWords(words, question).map(
      (worth, at) => worth + worthOfLayers * Math.log(Math.max(least, layers[at] ?? 0)),
    ),
  );
  return ({ title }) => {
    const at = classOf(title);
    return at === undefined ? null : Math.log(Math.max(leastProbability, probabilities[at] ?? 0));
  };
}

/** A message is looked up by several rules, alone and with what it goes on with. */
const mostKept = 16;
const kept = new Map<string, Likelihoods>();

export function likelihoodsOf(question: string): Likelihoods {
  const known = kept.get(question);
  if (known) return known;
  const likelihoods = likelihoodsBy(entriesModel(), entryWords(), question);
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(question, likelihoods);
  return likelihoods;
}
