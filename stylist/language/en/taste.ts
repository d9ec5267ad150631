import type { Style } from '#contract/vocabulary.ts';
import type { RuleKey } from '../../rule-weights.ts';
import type { TasteWords, Thing } from '../shape/words.ts';
import { any, joinAnd, the } from './grammar.ts';

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'pieces that suit the occasion',
  'colour-harmony': 'the harmony of colours',
  season: 'the weather',
  formality: 'a single style throughout',
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
