import type { z } from 'zod';

/** What a check answers for a value that is not as its schema says, or that it cannot judge. */
export const misfit = Symbol('misfit');

/** The value as its schema lets it out (the very same one, where it has nothing else), or `misfit`. */
export type Check = (value: unknown) => unknown;

/** Formats that are all in their pattern. */
const patternFormats = new Set(['uuid', 'datetime', 'date', 'email', 'regex']);

type Rule<T> = (value: T) => boolean;

export function stringCheck(
  def: z.core.$ZodStringDef & Partial<z.core.$ZodStringFormatDef>,
): Check | undefined {
  const rules: Rule<string>[] = [];
  if (def.format !== undefined) {
    const { pattern } = def;
    if (pattern === undefined || !patternFormats.has(def.format)) return undefined;
    rules.push((value) => pattern.test(value));
  }
  for (const { _zod } of def.checks ?? []) {
    const rule = _zod.def as z.core.$ZodChecks['_zod']['def'];
    if (rule.check === 'max_length') rules.push((value) => value.length <= rule.maximum);
    else if (rule.check === 'min_length') rules.push((value) => value.length >= rule.minimum);
    else if (rule.check === 'string_format' && rule.format === 'regex' && rule.pattern !== undefined) {
      const { pattern } = rule;
      rules.push((value) => pattern.test(value));
    } else return undefined;
  }
  return typedCheck('string', rules);
}

export function numberCheck(
  def: z.core.$ZodNumberDef & Partial<z.core.$ZodNumberFormatDef>,
): Check | undefined {
  const rules: Rule<number>[] = [Number.isFinite];
  const entries = [
    ...(def.format === undefined ? [] : [def]),
    ...(def.checks ?? []).map(({ _zod }) => _zod.def),
  ];
  for (const entry of entries) {
    const rule = entry as z.core.$ZodChecks['_zod']['def'];
    if (rule.check === 'number_format' && rule.format === 'safeint') rules.push(Number.isSafeInteger);
    else if (rule.check === 'greater_than') {
      const least = Number(rule.value);
      rules.push(rule.inclusive ? (value) => value >= least : (value) => value > least);
    } else if (rule.check === 'less_than') {
      const most = Number(rule.value);
      rules.push(rule.inclusive ? (value) => value <= most : (value) => value < most);
    } else return undefined;
  }
  return typedCheck('number', rules);
}

function typedCheck<T>(type: string, rules: readonly Rule<T>[]): Check {
  const [first, ...others] = rules;
  if (first === undefined) return (value) => (typeof value === type ? value : misfit);
  if (others.length === 0) {
    return (value) => (typeof value === type && first(value as T) ? value : misfit);
  }
  return (value) => (typeof value === type && rules.every((rule) => rule(value as T)) ? value : misfit);
}
