import type { Reason } from './language/tell.ts';
import type { Context, Outfit } from './outfit.ts';
import type { RuleKey } from './rule-weights.ts';
import { rules } from './rules/index.ts';
import { lossOf, type Rule } from './rules/rule.ts';
import { severity } from './rules/weights-of-terms.ts';

export type ScorePart = { rule: RuleKey; label: string; points: number; max: number; reason: Reason };

/** 0 to 100, the sum of the points of its parts. */
type Score = { aiScore: number; parts: ScorePart[] };

/** Largest remainder method. */
function roundTogether(values: readonly number[]): number[] {
  const floors = values.map(Math.floor);
  const total = Math.round(values.reduce((a, b) => a + b, 0));
  let left = total - floors.reduce((a, b) => a + b, 0);
  const byRemainder = values
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    left--;
  }
  return floors;
}

type Points = { most: number; lost: number };

const pointsOf = (rule: Rule, outfit: Outfit, context: Context): Points => ({
  most: context.weights[rule.key],
  lost: severity * context.weights[rule.key] * lossOf(rule, outfit, context),
});

/** A rule that loses more than its points takes the rest from the others, because one fault spoils an outfit. */
function pointsLeft(rules: readonly Points[]): number[] {
  const left = rules.map(({ most, lost }) => Math.max(0, most - lost));
  const sum = left.reduce((a, b) => a + b, 0);
  const owed = rules.reduce((total, { most, lost }) => total + Math.max(0, lost - most), 0);
  const kept = sum === 0 ? 0 : Math.max(0, sum - owed) / sum;
  return left.map((points) => points * kept);
}

/** `turn` varies the wording. */
export function scoreOutfit(outfit: Outfit, context: Context, turn = 0): Score {
  const { weights, words } = context;
  const points = roundTogether(pointsLeft(rules.map((rule) => pointsOf(rule, outfit, context))));
  const parts = rules.map((rule, index) => ({
    rule: rule.key,
    label: words.ruleNames[rule.key],
    points: points[index] ?? 0,
    max: weights[rule.key],
    reason: rule.reason(outfit, context, turn),
  }));
  return { aiScore: points.reduce((a, b) => a + b, 0), parts };
}
