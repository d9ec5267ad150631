import type { Style } from '#contract/vocabulary.ts';
import type { RuleKey } from '../../rule-weights.ts';
import type { Named } from '../grammar.ts';
import type { TasteWords, Thing } from '../words.ts';
import { article, joinAnd, the } from './grammar.ts';
import { nounOf } from './nouns.ts';

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'every piece suiting the occasion',
  'colour-harmony': 'the harmony of colours',
  season: 'the weather and the season',
  formality: 'everything being in the same style',
  silhouette: 'proportions',
  'pattern-mixing': 'calm patterns',
  completeness: 'finishing touches, like the bag or the coat',
  novelty: 'not repeating',
  favourites: 'your favourite pieces',
};

const registers: Readonly<Record<Style, string>> = {
  casual: 'casual clothes',
  formal: 'formal clothes',
  sport: 'sports clothes',
  party: 'party clothes',
};

const amount = (more: boolean) => (more ? 'more' : 'less');

const saying = (text: string): Thing => ({ text, many: false });

/** "a skirt", "jeans". */
function any(kind: Named): string {
  const { text, plural, mass } = nounOf(kind);
  return plural || mass ? text : article(text);
}

export const taste: TasteWords = {
  themes,
  matters: (named, more) => `You care ${amount(more)} about ${joinAnd(named)}.`,
  warmth: (more) => `You like to dress a little ${more ? 'warmer' : 'lighter'}`,
  formality: (more) => `You like to dress a little ${amount(more)} formally`,
  garment: (garment) => saying(the(garment)),
  pair: (a, b) => saying(`${the(a)} with ${the(b)}`),
  withKind: (garment, kind) => saying(`${the(garment)} with ${any(kind)}`),
  kinds: (a, b) => saying(`${any(a)} with ${any(b)}`),
  colour: (name) => saying(name),
  register: (style) => saying(registers[style]),
  likes: ({ text }, likes) => `You ${likes ? 'like' : 'don’t like'} ${text}`,
};
