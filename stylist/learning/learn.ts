import type { Context, Outfit } from '../outfit.ts';
import type { Personal, RuleKey } from '../rule-weights.ts';
import { rules } from '../rules/index.ts';
import { lossOf } from '../rules/rule.ts';
import { weightsOf } from '../rules/weights.ts';
import { mostPersonal } from './personal.ts';

/** Shares of each rule's maximum. */
export type Losses = Readonly<Record<RuleKey, number>>;

/** From worst to best. */
export const outcomes = ['rejected', 'ignored', 'kept', 'worn'] as const;
export type Outcome = (typeof outcomes)[number];

/** An edited outfit counts twice: the original as rejected, the result as kept. */
export type Shown = { losses: Losses; outcome: Outcome };

/** Most that one choice changes; about twenty equal choices reach the bound. */
const step = 0.06;

/** Beyond it a choice is no surprise. */
const surprisePoints = 6;

export function lossesOf(outfit: Outfit, context: Context): Losses {
  return Object.fromEntries(
    rules.map((rule) => [rule.key, Math.min(1, lossOf(rule, outfit, context))]),
  ) as Losses;
}

const bound = (value: number) => Math.min(mostPersonal, Math.max(-mostPersonal, value));

/** Logistic regression on the log weights, scaled by surprise. */
function prefer(personal: Personal, better: Losses, worse: Losses): Personal {
  const weights = weightsOf();
  const keys = Object.keys(weights) as RuleKey[];
  const points = (key: RuleKey) => weights[key] * Math.exp(personal[key] ?? 0) * (worse[key] - better[key]);
  const margin = keys.reduce((sum, key) => sum + points(key), 0);
  const surprise = 1 / (1 + Math.exp(margin / surprisePoints));
  const learned = keys.map((key) => {
    const difference = worse[key] - better[key];
    return [key, bound((personal[key] ?? 0) + 2 * step * surprise * Math.tanh(4 * difference))] as const;
  });
  return Object.fromEntries(learned.filter(([, value]) => value !== 0)) as Personal;
}

/**
 * Compares each outfit with all that fared worse. Bounded, so that no rule is ever switched off. `{}`
 * resets.
 */
export function learnFrom(personal: Personal, shown: readonly Shown[]): Personal {
  const rank = ({ outcome }: Shown) => outcomes.indexOf(outcome);
  let learned = personal;
  for (const better of shown) {
    for (const worse of shown) {
      if (rank(better) > rank(worse)) learned = prefer(learned, better.losses, worse.losses);
    }
  }
  return learned;
}

/** Applies only comparisons whose order is new, so that none counts twice. */
export function learnFromChange(
  personal: Personal,
  losses: Losses,
  change: { from: Outcome; to: Outcome },
  others: readonly Shown[],
): Personal {
  const side = (outcome: Outcome, other: Outcome) =>
    Math.sign(outcomes.indexOf(outcome) - outcomes.indexOf(other));
  return others
    .filter((other) => side(change.to, other.outcome) !== side(change.from, other.outcome))
    .reduce((learned, other) => learnFrom(learned, [{ losses, outcome: change.to }, other]), personal);
}
