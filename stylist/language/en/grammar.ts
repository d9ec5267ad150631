import { colorLabels } from '#contract/en/color-labels.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import { type Grammar, joinedBy, type Named } from '../shape/grammar.ts';
import { nounOf } from './nouns.ts';

export const colour = (name: string): string =>
  (colorLabels as Readonly<Record<string, string>>)[name] ?? name;

export const patternWords: Readonly<Record<Pattern, string>> = {
  plain: '',
  logo: '',
  print: 'printed',
  stripes: 'striped',
  checks: 'checked',
  dots: 'polka-dot',
  floral: 'floral',
  houndstooth: 'houndstooth',
  gingham: 'gingham',
  animal: 'animal-print',
};

/** Only those that identify a garment. */
const fabricWords: Partial<Record<Fabric, string>> = {
  leather: 'leather',
  linen: 'linen',
  silk: 'silk',
  corduroy: 'corduroy',
  suede: 'suede',
};

/** The colour as a phrase says it: none of blue denim, whose name says it. */
function colourIn(garment: Named): string {
  const name = colourOf(garment);
  if (name === null) return '';
  if (garment.kind === 'jeans') return name === 'azul vaquero' ? 'blue' : colour(name);
  return garment.fabric === 'denim' && isBlueDenim(garment) ? '' : colour(name);
}

function fabricIn({ kind, category, fabric, pattern }: Named): string {
  if (fabric === 'denim') return kind === 'jeans' ? '' : 'denim';
  const untold =
    (pattern !== 'plain' && pattern !== 'logo') || category === 'shoes' || category === 'accessories';
  return untold || !fabric ? '' : (fabricWords[fabric] ?? '');
}

/** "white striped", "black leather". */
const qualifiersOf = (garment: Named): string[] =>
  [colourIn(garment), patternWords[garment.pattern], fabricIn(garment)].filter(Boolean);

/** "white striped shirt". */
export const phraseOf = (garment: Named): string =>
  [...qualifiersOf(garment), nounOf(garment).text].join(' ');

export const the = (garment: Named): string => `the ${phraseOf(garment)}`;

export const theShort = (garment: Named): string => `the ${nounOf(garment).text}`;

/** "long-sleeved" of "long-sleeved T-shirt". */
const beforeHead = (garment: Named): string => {
  const { head } = nounOf(garment);
  return phraseOf(garment).slice(0, -head.length).trim();
};

/** After another garment of the same head: "the white striped one". */
function theOther(garment: Named, first: Named): string {
  const { plural, mass, head } = nounOf(garment);
  const told = beforeHead(garment);
  const adjective = told && told !== beforeHead(first) ? told : 'other';
  return `the ${adjective} ${mass ? head : plural ? 'ones' : 'one'}`;
}

const article = (phrase: string): string => `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;

/** Of its kind only: "a skirt", "jeans". */
export function any(kind: Named): string {
  const { text, plural, mass } = nounOf(kind);
  return plural || mass ? text : article(text);
}

/** "a white shirt", "a pair of blue jeans", "some gold jewellery". */
export function a(garment: Named): string {
  const { plural, mass } = nounOf(garment);
  const phrase = phraseOf(garment);
  return mass ? `some ${phrase}` : plural ? `a pair of ${phrase}` : article(phrase);
}

export const verb = (garment: Pick<Named, 'name' | 'kind'>, singular: string, plural: string): string =>
  nounOf(garment).plural ? plural : singular;

export const joinAnd = joinedBy(() => 'and');

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

export const grammar: Grammar = {
  nounOf,
  phraseOf,
  the,
  theShort,
  theOther,
  a,
  headOf: (garment) => nounOf(garment).head,
  agreeing: ([singular = '', plural = ''], garments) =>
    garments.length > 1 || garments.some((garment) => nounOf(garment).plural) ? plural : singular,
  prepositions: {},
  joinAnd,
  capitalise,
  colour,
};
