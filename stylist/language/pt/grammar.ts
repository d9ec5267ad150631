import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import { agreeingBy, type Grammar, joinedBy, type Named } from '../shape/grammar.ts';
import { agree, colour } from './colours.ts';
import { nounOf, type PortugueseNoun } from './nouns.ts';

export const patternPhrases: Readonly<Record<Pattern, string>> = {
  plain: '',
  logo: '',
  print: '',
  stripes: 'de riscas',
  checks: 'de xadrez',
  dots: 'de bolinhas',
  floral: 'de flores',
  houndstooth: 'de pied-de-poule',
  gingham: 'de vichy',
  animal: 'de padrão animal',
};

/** Only those that identify a garment. */
const fabricPhrases: Partial<Record<Fabric, string>> = {
  leather: 'de couro',
  linen: 'de linho',
  silk: 'de seda',
  corduroy: 'de bombazina',
  suede: 'de camurça',
};

function colourIn(garment: Named, noun: PortugueseNoun): string {
  const name = colourOf(garment);
  if (name === null) return '';
  if (garment.kind === 'jeans' && name === 'azul vaquero') return agree('azul', noun);
  return garment.kind !== 'jeans' && isBlueDenim(garment) ? '' : agree(colour(name), noun);
}

/** What follows the noun: "branca de riscas". */
function qualifiersOf(garment: Named, noun: PortugueseNoun): string[] {
  const { kind, category, fabric, pattern } = garment;
  const denim = fabric === 'denim' && kind !== 'jeans' ? 'de ganga' : '';
  const isTold = category !== 'shoes' && category !== 'accessories';
  const look = pattern === 'print' ? agree('estampado', noun) : patternPhrases[pattern];
  const cloth = fabric && isTold && !look ? fabricPhrases[fabric] : undefined;
  return [colourIn(garment, noun), denim, look || (cloth ?? '')].filter(Boolean);
}

/** "camisa branca de riscas". */
export function phraseOf(garment: Named): string {
  const noun = nounOf(garment);
  return [noun.text, ...qualifiersOf(garment, noun)].join(' ');
}

const articleOf = ({ gender, plural }: PortugueseNoun): string =>
  `${gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`;

/** "a camisa branca", "as calças de ganga azuis". */
export const the = (garment: Named): string => `${articleOf(nounOf(garment))} ${phraseOf(garment)}`;

/** "a camisa", for a second mention. */
export function theShort(garment: Named): string {
  const noun = nounOf(garment);
  return `${articleOf(noun)} ${noun.text}`;
}

/** "t-shirt" of "t-shirt de alças". */
const headOf = ({ text }: PortugueseNoun): string => text.split(' ')[0] ?? text;

const afterHead = (garment: Named): string =>
  phraseOf(garment)
    .slice(headOf(nounOf(garment)).length)
    .trim();

/** After another garment of the same noun: "a branca", "a de riscas", "os de salto". */
function theOther(garment: Named, first: Named): string {
  const noun = nounOf(garment);
  const rest = afterHead(garment);
  const article = articleOf(noun);
  return `${article} ${rest && rest !== afterHead(first) ? rest : `outr${article}`}`;
}

/** "uma camisa", "umas calças de ganga". */
export function a(garment: Named): string {
  const { gender, plural } = nounOf(garment);
  const article = gender === 'f' ? (plural ? 'umas' : 'uma') : plural ? 'uns' : 'um';
  return `${article} ${phraseOf(garment)}`;
}

export const verb = (garment: Pick<Named, 'name' | 'kind'>, singular: string, plural: string): string =>
  nounOf(garment).plural ? plural : singular;

export const joinAnd = joinedBy(() => 'e');

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('pt') + text.slice(1);

type Contraction = (phrase: string) => string;

const startsWithArticle = /^[oa]s? /;

/** "da camisa", "do blazer", "de um dia". */
export const of: Contraction = (phrase) => (startsWithArticle.test(phrase) ? `d${phrase}` : `de ${phrase}`);

/** "na camisa", "no blazer", "num dia". */
const within: Contraction = (phrase) =>
  startsWithArticle.test(phrase) || /^uma?s? |^uns /.test(phrase) ? `n${phrase}` : `em ${phrase}`;

/** "à camisa", "ao blazer", "a um dia". */
export const to: Contraction = (phrase) =>
  /^as? /.test(phrase) ? `à${phrase.slice(1)}` : /^os? /.test(phrase) ? `a${phrase}` : `a ${phrase}`;

/** "pela camisa", "por um dia". */
const by: Contraction = (phrase) => (startsWithArticle.test(phrase) ? `pel${phrase}` : `por ${phrase}`);

/** Each phrase of a list has its own. */
const each = (contraction: Contraction) => (phrases: readonly string[]) => joinAnd(phrases.map(contraction));

export const grammar: Grammar = {
  nounOf,
  phraseOf,
  the,
  theShort,
  theOther,
  a,
  headOf: (garment) => headOf(nounOf(garment)),
  agreeing: agreeingBy(nounOf),
  prepositions: { de: each(of), em: each(within), ao: each(to), por: each(by) },
  joinAnd,
  capitalise,
  colour,
};
