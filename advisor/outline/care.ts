/** Matters that come before any clothes, the most serious first. */
export const cares = ['suicide', 'lured', 'minor', 'violence', 'eating', 'self-hatred'] as const;
export type Care = (typeof cares)[number];

export interface CareWords {
  /** Patterns over plain words. */
  signs: Readonly<Record<Care, string>>;
  /** "I'm 14", with the age as its group. */
  age: string;
  forChild: string;
  sexual: string;
  /** Warm words, with the lines of the countries that speak the language. */
  answers: Readonly<Record<Care, string>>;
  /** To a message that goes on. */
  again: Readonly<Record<Care, string>>;
  /** Added for a person under age. */
  forMinors: string;
}

const adulthood = 18;

const occurs = (pattern: string, text: string) => new RegExp(`\\b(?:${pattern})\\b`).test(text);

export function careIn(
  text: string,
  { signs, age, forChild, sexual }: CareWords,
  wasMinor: boolean,
): { care: Care | null; isMinor: boolean } {
  const told = new RegExp(`\\b(?:${age})\\b`).exec(text)?.slice(1).find(Boolean);
  const isMinor = told === undefined ? wasMinor : Number(told) < adulthood;
  const isSexual = occurs(sexual, text) && (isMinor || occurs(forChild, text));
  const care = cares.find((one) => occurs(signs[one], text)) ?? (isSexual ? 'minor' : null);
  return { care, isMinor };
}
