import type { Style } from '#contract/vocabulary.ts';
import type { RuleKey } from '../../rule-weights.ts';
import type { TasteWords, Thing } from '../shape/words.ts';
import { joinAnd, of, the, theShort, to } from './grammar.ts';
import { nounOf } from './nouns.ts';

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'a roupa certa para a ocasião',
  'colour-harmony': 'a harmonia das cores',
  season: 'o tempo que faz',
  formality: 'que tudo vá no mesmo estilo',
  silhouette: 'as proporções',
  'pattern-mixing': 'a calma nos padrões',
  completeness: 'os remates, como a mala ou o casaco',
  novelty: 'não repetir',
  favourites: 'as tuas peças favoritas',
};

const registers: Readonly<Record<Style, string>> = {
  casual: 'a roupa informal',
  formal: 'a roupa formal',
  sport: 'a roupa desportiva',
  party: 'a roupa de festa',
};

const amount = (more: boolean) => (more ? 'mais' : 'menos');

/** As it follows "gostas": "da saia". */
const saying = (text: string): Thing => ({ text: of(text), many: false });

export const taste: TasteWords = {
  themes,
  matters: (named, more) =>
    more ? `Para ti pesa mais ${joinAnd(named)}.` : `Dás menos importância ${joinAnd(named.map(to))}.`,
  warmth: (more) => `Preferes ir com um pouco ${amount(more)} de agasalho`,
  formality: (more) => `Preferes ir um pouco ${amount(more)} formal`,
  garment: (garment) => saying(the(garment)),
  pair: (a, b) => saying(`${the(a)} com ${the(b)}`),
  withKind: (garment, kind) => saying(`${the(garment)} com ${nounOf(kind).text}`),
  kinds: (a, b) => saying(`${theShort(a)} com ${nounOf(b).text}`),
  colour: (name) => saying(`o ${name}`),
  register: (style) => saying(registers[style]),
  likes: ({ text }, likes) => `${likes ? 'Gostas' : 'Não gostas'} ${text}`,
};
