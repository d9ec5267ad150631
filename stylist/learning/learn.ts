import type { Context, Outfit } from '../outfit.ts';
import type { Personal, RuleKey } from '../rule-weights.ts';
import { rules } from '../rules/index.ts';
import { lossOf } from '../rules/rule.ts';
import { weightsOf } from '../rules/weights.ts';
import { mostPersonal } from './personal.ts';

/** An outfit's losses by rule, as shares of the rule's maximum: the input of learning. */
export type Losses = Readonly<Record<RuleKey, number>>;

/** Outcomes of a proposed outfit, from worst to best. */
export const fates = ['rejected', 'ignored', 'kept', 'worn'] as const;
export type Fate = (typeof fates)[number];

/**
 * A proposed outfit with its outcome. An edited outfit counts twice: the original as rejected, the result
 * as kept.
 */
export type Shown = { losses: Losses; fate: Fate };

/** Maximum change of a weight by one choice; about twenty equal choices reach the bound. */
const step = 0.06;

/** Difference of points beyond which a choice is no surprise. */
const surprisePoints = 6;

export function lossesOf(outfit: Outfit, context: Context): Losses {
  return Object.fromEntries(
    rules.map((rule) => [rule.key, Math.min(1, lossOf(rule, outfit, context))]),
  ) as Losses;
}

const bound = (value: number) => Math.min(mostPersonal, Math.max(-mostPersonal, value));

/** One step of logistic regression on the log weights, scaled by the surprise of the choice. */
function prefer(personal: Personal, better: Losses, worse: Losses): Personal {
  const weights = weightsOf();
  const keys = Object.keys(weights) as RuleKey[];
  const points = (key: RuleKey) => weights[key] * Math.exp(personal[key] ?? 0) * (worse[key] - better[key]);
  const margin = keys.reduce((sum, key) => sum + points(key), 0);
  const surprise = 1 / (1 + Math.exp(margin / surprisePoints));
  const learned = keys.map((key) => {
    const difference = worse[key] - better[key];
    // Equal rules teach nothing.
    return [key, bound((personal[key] ?? 0) + 2 * step * surprise * Math.tanh(4 * difference))] as const;
  });
  return Object.fromEntries(learned.filter(([, value]) => value !== 0)) as Personal;
}

/**
 * Learns from the outcomes of outfits shown together by comparing each with all that fared worse. Bounded,
 * so that no rule is ever switched off. `{}` resets.
 */
export function learnFrom(personal: Personal, shown: readonly Shown[]): Personal {
  const rank = ({ fate }: Shown) => fates.indexOf(fate);
  let learned = personal;
  for (const better of shown) {
    for (const worse of shown) {
      if (rank(better) > rank(worse)) learned = prefer(learned, better.losses, worse.losses);
    }
  }
  return learned;
}

/**
 * Learns from a changed outcome: only comparisons whose order is new are applied, so that none counts
 * twice.
 */
export function learnFromChange(
  personal: Personal,
  losses: Losses,
  change: { from: Fate; to: Fate },
  others: readonly Shown[],
): Personal {
  const side = (fate: Fate, other: Fate) => Math.sign(fates.indexOf(fate) - fates.indexOf(other));
  return others
    .filter((other) => side(change.to, other.fate) !== side(change.from, other.fate))
    .reduce((learned, other) => learnFrom(learned, [{ losses, fate: change.to }, other]), personal);
}
