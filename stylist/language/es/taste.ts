import type { Style } from '#contract/vocabulary.ts';
import type { RuleKey } from '../../rule-weights.ts';
import type { Named } from '../shape/grammar.ts';
import type { TasteWords, Thing } from '../shape/words.ts';
import { joinAnd, the, theShort } from './grammar.ts';
import { nounOf } from './nouns.ts';

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'que cada prenda encaje con la ocasión',
  'colour-harmony': 'la armonía de los colores',
  season: 'el tiempo y la temporada',
  formality: 'que todo vaya en el mismo estilo',
  silhouette: 'las proporciones',
  'pattern-mixing': 'la calma en los estampados',
  completeness: 'los remates, como el bolso o el abrigo',
  novelty: 'no repetir',
  favourites: 'tus prendas favoritas',
};

const registers: Readonly<Record<Style, string>> = {
  casual: 'la ropa informal',
  formal: 'la ropa formal',
  sport: 'la ropa deportiva',
  party: 'la ropa de fiesta',
};

const amount = (more: boolean) => (more ? 'más' : 'menos');

const saying = (garment: Named, text = the(garment)): Thing => ({ text, many: nounOf(garment).plural });

export const taste: TasteWords = {
  themes,
  matters: (named, more) =>
    more ? `Para ti pesa más ${joinAnd(named)}.` : `Le das menos importancia a ${joinAnd(named)}.`,
  warmth: (more) => `Prefieres ir con un poco ${amount(more)} de abrigo`,
  formality: (more) => `Prefieres ir un poco ${amount(more)} formal`,
  garment: (garment) => saying(garment),
  pair: (a, b) => saying(a, `${the(a)} con ${the(b)}`),
  withKind: (garment, kind) => saying(garment, `${the(garment)} con ${nounOf(kind).text}`),
  kinds: (a, b) => saying(a, `${theShort(a)} con ${nounOf(b).text}`),
  colour: (name) => ({ text: `el ${name}`, many: false }),
  register: (style) => ({ text: registers[style], many: false }),
  likes: ({ text, many }, likes) => `${likes ? 'Te' : 'No te'} ${many ? 'gustan' : 'gusta'} ${text}`,
};
