import type { Personal, RuleKey, Weights } from '../rule-weights.ts';

/** Bounds a weight's factor to 0.55 to 1.8. */
export const mostPersonal = 0.6;

type Sum = (a: number, b: number) => number;

function combined(a: Personal, b: Personal, sum: Sum): Personal {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as RuleKey[]);
  const bends = [...keys].map((key) => {
    const value = sum(a[key] ?? 0, b[key] ?? 0);
    // Drops rounding residue.
    return [
      key,
      Math.abs(value) < 1e-9 ? 0 : Math.min(mostPersonal, Math.max(-mostPersonal, value)),
    ] as const;
  });
  return Object.fromEntries(bends.filter(([, value]) => value !== 0)) as Personal;
}

/** Clamped to the bounds. */
export const difference = (a: Personal, b: Personal): Personal => combined(a, b, (x, y) => x - y);
export const together = (a: Personal, b: Personal): Personal => combined(a, b, (x, y) => x + y);

/** Whole points that still add up to 100. */
export function personalWeights(weights: Weights, personal: Personal = {}): Weights {
  const keys = Object.keys(weights) as RuleKey[];
  const bent = keys.map((key) => {
    const bend = Math.min(mostPersonal, Math.max(-mostPersonal, personal[key] ?? 0));
    return { key, value: weights[key] * Math.exp(bend) };
  });
  const sum = bent.reduce((total, { value }) => total + value, 0);
  const exact = bent.map(({ key, value }) => ({ key, value: (100 * value) / sum }));
  const whole = Object.fromEntries(exact.map(({ key, value }) => [key, Math.floor(value)])) as Record<
    RuleKey,
    number
  >;
  let left = 100 - Object.values(whole).reduce((a, b) => a + b, 0);
  const byRemainder = [...exact].sort((a, b) => (b.value % 1) - (a.value % 1));
  for (const { key } of byRemainder) {
    if (left-- <= 0) break;
    whole[key]++;
  }
  return whole;
}
