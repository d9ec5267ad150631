import { bucketOf } from '../understand/learned/features.ts';
import { featuresOfMessage } from '../understand/learned/model.ts';
import { entriesModel } from '../understand/learned/shipped.ts';
import { newContext } from '../understand/learned/situation.ts';
import { probabilitiesByTitle } from '../understand/learned/titled-model.ts';
import type { Entry } from './entry.ts';
import { termsOf } from './terms.ts';

export const featuresOfQuestion = (question: string): readonly number[] => [
  ...new Set([
    ...featuresOfMessage(question, newContext),
    ...termsOf(question).map((term) => bucketOf(`r ${term}`)),
  ]),
];

const leastProbability = 1e-7;

/** Log-probabilities that a question is one for an entry; an entry that was not learned has none. */
export function likelihoodsOf(question: string): (entry: Entry) => number | null {
  const probability = probabilitiesByTitle(entriesModel(), featuresOfQuestion(question));
  return ({ title }) => {
    const found = probability(title);
    return found === null ? null : Math.log(Math.max(leastProbability, found));
  };
}
