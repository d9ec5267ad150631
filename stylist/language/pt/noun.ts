import type { Noun } from '../shape/grammar.ts';

export type PortugueseNoun = Noun & { gender: 'm' | 'f' };

export const noun = (text: string, gender: 'm' | 'f', plural = false): PortugueseNoun => ({
  text,
  gender,
  plural,
});
