import type { Context, Outfit } from '../outfit.ts';
import { rules } from '../rules/index.ts';
import { lossOf, type RuleKey } from '../rules/rule.ts';
import { weightsOf } from '../rules/weights.ts';
import { mostPersonal, type Personal } from './personal.ts';

/** What an outfit loses by each rule, in shares of what the rule can give: all that is learned from. */
export type Losses = Readonly<Record<RuleKey, number>>;

/** What became of an outfit that was proposed, from the worst to the best. */
export const fates = ['rejected', 'ignored', 'kept', 'worn'] as const;
export type Fate = (typeof fates)[number];

/** One outfit that a person was shown. An edited outfit is two: what it was, rejected, and what it became, kept. */
export type Shown = { losses: Losses; fate: Fate };

/** How far one choice moves the weights, at most. About twenty alike choices reach the bound. */
const step = 0.06;

/** Points of difference at which a choice is no surprise any more. */
const surprisePoints = 6;

export function lossesOf(outfit: Outfit, context: Context): Losses {
  return Object.fromEntries(
    rules.map((rule) => [rule.key, Math.min(1, lossOf(rule, outfit, context))]),
  ) as Losses;
}

const bound = (value: number) => Math.min(mostPersonal, Math.max(-mostPersonal, value));

/** One comparison: a step of logistic regression on the logarithm of the weights, as far as it surprises. */
function prefer(personal: Personal, better: Losses, worse: Losses): Personal {
  const weights = weightsOf();
  const keys = Object.keys(weights) as RuleKey[];
  const points = (key: RuleKey) => weights[key] * Math.exp(personal[key] ?? 0) * (worse[key] - better[key]);
  const margin = keys.reduce((sum, key) => sum + points(key), 0);
  const surprise = 1 / (1 + Math.exp(margin / surprisePoints));
  const learned = keys.map((key) => {
    const difference = worse[key] - better[key];
    // A rule on which both are alike has nothing to learn.
    return [key, bound((personal[key] ?? 0) + 2 * step * surprise * Math.tanh(4 * difference))] as const;
  });
  return Object.fromEntries(learned.filter(([, value]) => value !== 0)) as Personal;
}

/**
 * What a person's choices among outfits that were shown together teach: every outfit is compared with each
 * that fared worse. Bounded, so that no streak of choices ever silences a rule; `{}` starts anew.
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
 * What it teaches that the fate of one outfit has changed: it is compared with those it was shown with and
 * now fares better or worse than, and did not before. So no comparison is ever learned from twice.
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
