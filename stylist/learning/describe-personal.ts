import type { Language } from '#contract/languages.ts';
import { wordsOf } from '../language/all.ts';
import type { Personal, RuleKey } from '../rule-weights.ts';

const noticeable = 0.1;

/** Empty when nothing is noticeable. */
export function describePersonal(personal: Personal, language?: Language): string[] {
  const { themes, matters } = wordsOf(language).taste;
  const leanings = (Object.entries(personal) as [RuleKey, number][])
    .filter(([, bend]) => Math.abs(bend) >= noticeable)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const named = (sign: 1 | -1) =>
    leanings
      .filter(([, bend]) => Math.sign(bend) === sign)
      .slice(0, 3)
      .map(([key]) => themes[key]);
  const [more, less] = [named(1), named(-1)];
  return [
    ...(more.length > 0 ? [matters(more, true)] : []),
    ...(less.length > 0 ? [matters(less, false)] : []),
  ];
}
