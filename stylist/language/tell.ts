import type { Claim } from './claims.ts';
import { type Filling, fill, wordingAt } from './fill.ts';
import type { Grammar } from './shape/grammar.ts';

/** Asides are shown only in the score breakdown. `wording` is the sentence before names are filled in. */
export type Reason = {
  key: string;
  tone: 'praise' | 'caution' | 'aside';
  text: string;
  wording: string;
  claims: readonly Claim[];
};

export function tell(
  grammar: Grammar,
  key: string,
  tone: Reason['tone'],
  wordings: readonly string[],
  turn: number,
  filling: Filling = {},
  claims: readonly Claim[] = [],
): Reason {
  const wording = wordingAt(wordings, turn);
  const { text, named } = fill(grammar, wording, filling);
  return { key, tone, text, wording, claims: [...named, ...claims] };
}
