import type { Aim } from '../understand/learned/aims.ts';
import { countsOf, isKnown, rarity, titleOf } from './documents.ts';
import type { Entry } from './entry.ts';
import { likelihoodsOf } from './learned.ts';
import { leastOfSubject, likenessOf } from './look-up.ts';
import { inPlainSense } from './other-senses.ts';
import { goingOn } from './telling.ts';
import { termsOf } from './terms.ts';

/** Fitted by `training/passages.ts` to 700 questions with the entry found for each, read and labelled. */
const weights = {
  constant: 0.202,
  likelihood: 0.594,
  titled: 1.275,
  shared: 1.049,
  likeness: 1.259,
} as const;

const leastLikelihood = -8;
const unlearned = -4;
const mostShared = 15;

export type Signs = { likelihood: number; titled: number; shared: number; likeness: number };

export function signsOf(
  entry: Entry,
  question: string,
  before: string | null,
  aims: ReadonlyMap<Aim, number>,
): Signs {
  const asked = inPlainSense(question);
  const whole = before === null ? asked : goingOn(asked, before);
  const likelihood = Math.max(...[asked, whole].map((one) => likelihoodsOf(one)(entry) ?? unlearned));
  const titled = titleOf(entry);
  const said = termsOf(whole);
  const shared = [...new Set(termsOf(asked))].filter(
    (term) => isKnown(term) && (countsOf(entry)?.get(term) ?? 0) >= leastOfSubject,
  );
  return {
    likelihood: Math.max(leastLikelihood, likelihood),
    titled: titled.length === 0 ? 0 : titled.filter((term) => said.includes(term)).length / titled.length,
    shared:
      Math.min(
        mostShared,
        shared.reduce((sum, term) => sum + rarity(term), 0),
      ) / 10,
    likeness: likenessOf(aims, entry),
  };
}

/** Below the first an entry is not told, below the second as the nearest. */
export const leastSure = 0.28;
export const sureEnough = 0.42;

export function surenessOf(...asked: Parameters<typeof signsOf>): number {
  const { likelihood, titled, shared, likeness } = signsOf(...asked);
  const sum =
    weights.constant +
    weights.likelihood * likelihood +
    weights.titled * titled +
    weights.shared * shared +
    weights.likeness * likeness;
  return 1 / (1 + Math.exp(-sum));
}
