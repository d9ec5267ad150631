import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import { colourOf, inflect, isBlueDenim } from '../../colour/spelled.ts';
import { agreeingBy, type Grammar, joinedBy, type Named } from '../shape/grammar.ts';
import { type Noun, nounOf } from './nouns.ts';

export const agree = (adjective: string, { gender, plural }: Noun): string =>
  inflect(adjective, gender === 'f', plural);

export const patternPhrases: Readonly<Record<Pattern, string>> = {
  plain: '',
  logo: '',
  print: '',
  stripes: 'de rayas',
  checks: 'de cuadros',
  dots: 'de lunares',
  floral: 'de flores',
  houndstooth: 'de pata de gallo',
  gingham: 'de vichy',
  animal: 'de animal print',
};

/** Only those that identify a garment. */
const fabricPhrases: Partial<Record<Fabric, string>> = {
  leather: 'de cuero',
  linen: 'de lino',
  silk: 'de seda',
  corduroy: 'de pana',
  suede: 'de ante',
};

/** What follows the noun: "blanca de rayas". */
function qualifiersOf(garment: Named, noun: Noun): string[] {
  const colour = colourOf(garment);
  const words: string[] = [];
  if (garment.fabric === 'denim' && garment.kind !== 'jeans') {
    words.push(agree('vaquero', noun));
    if (colour && !isBlueDenim(garment)) words.push(agree(colour, noun));
  } else if (garment.kind === 'jeans' && colour === 'azul vaquero') {
    words.push(agree('azul', noun));
  } else if (colour) {
    words.push(agree(colour, noun));
  }
  const pattern = patternPhrases[garment.pattern];
  if (pattern) {
    words.push(pattern);
  } else if (garment.pattern === 'print') {
    words.push(agree('estampado', noun));
  } else if (garment.fabric && garment.category !== 'shoes' && garment.category !== 'accessories') {
    words.push(fabricPhrases[garment.fabric] ?? '');
  }
  return words.filter(Boolean);
}

/** "camisa blanca de rayas". */
export function phraseOf(garment: Named): string {
  const noun = nounOf(garment);
  return [noun.text, ...qualifiersOf(garment, noun)].join(' ');
}

const articles = { m: ['el', 'los'], f: ['la', 'las'] } as const;

function articleOf({ gender, plural }: Noun): string {
  return articles[gender][plural ? 1 : 0];
}

/** "la camisa blanca", "los vaqueros azules". */
export function the(garment: Named): string {
  return `${articleOf(nounOf(garment))} ${phraseOf(garment)}`;
}

/** "camiseta" of "camiseta de tirantes". */
export const headOf = ({ text }: Noun): string => text.split(' ')[0] ?? text;

/** After another garment of the same noun: "la blanca", "la de rayas", "el corto". */
export function theOther(garment: Named, first: Named): string {
  const noun = nounOf(garment);
  const rest = phraseOf(garment).slice(headOf(noun).length).trim();
  const same = phraseOf(first)
    .slice(headOf(nounOf(first)).length)
    .trim();
  const other = noun.gender === 'f' ? 'otra' : 'otro';
  return `${articleOf(noun)} ${rest && rest !== same ? rest : noun.plural ? `${other}s` : other}`;
}

/** "la camisa", for a second mention. */
export function theShort(garment: Named): string {
  const noun = nounOf(garment);
  return `${articleOf(noun)} ${noun.text}`;
}

/** "de la camisa", "del blazer". */
export function of(phraseWithArticle: string): string {
  return phraseWithArticle.startsWith('el ') ? `d${phraseWithArticle}` : `de ${phraseWithArticle}`;
}

/** "a la camisa", "al blazer". */
export function to(phraseWithArticle: string): string {
  return phraseWithArticle.startsWith('el ') ? `a${phraseWithArticle.slice(1)}` : `a ${phraseWithArticle}`;
}

/** "una camisa", "unos vaqueros". */
export function a(garment: Named): string {
  const { gender, plural } = nounOf(garment);
  const article = gender === 'f' ? 'una' : plural ? 'uno' : 'un';
  return `${article}${plural ? 's' : ''} ${phraseOf(garment)}`;
}

/** `verb(g, 'abriga', 'abrigan')`. */
export function verb(garment: Named, singular: string, plural: string): string {
  return nounOf(garment).plural ? plural : singular;
}

/** "e" before an i sound. */
export const joinAnd = joinedBy((last) => (/^h?i(?!e)/i.test(last) ? 'e' : 'y'));

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}

export const grammar: Grammar = {
  nounOf,
  phraseOf,
  the,
  theShort,
  theOther,
  a,
  headOf: (garment) => headOf(nounOf(garment)),
  agreeing: agreeingBy(nounOf),
  prepositions: { de: (phrases) => of(joinAnd(phrases)), al: (phrases) => to(joinAnd(phrases)) },
  joinAnd,
  capitalise,
  colour: (name) => name,
};
