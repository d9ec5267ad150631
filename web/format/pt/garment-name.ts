import { kindNames } from '#contract/names.ts';
import type { Kind } from '#contract/vocabulary.ts';

type Article = 'o' | 'a' | 'os' | 'as';

/** Of the kind's Portuguese name. */
const articles: Readonly<Record<Kind, Article>> = {
  't-shirt': 'a',
  polo: 'o',
  blouse: 'a',
  shirt: 'a',
  longsleeve: 'a',
  hoodie: 'a',
  top: 'o',
  undershirt: 'a',
  body: 'o',
  blazer: 'o',
  outerwear: 'o',
  pants: 'as',
  shorts: 'os',
  skirt: 'a',
  dress: 'o',
  shoes: 'os',
  hat: 'o',
  sweater: 'a',
  cardigan: 'o',
  vest: 'o',
  coat: 'o',
  jeans: 'as',
  jumpsuit: 'o',
  sneakers: 'os',
  boots: 'as',
  sandals: 'as',
  heels: 'os',
  loafers: 'os',
  flats: 'as',
  bag: 'a',
  belt: 'o',
  scarf: 'o',
  sunglasses: 'os',
  tote: 'a',
  'shoulder-bag': 'a',
  backpack: 'a',
  clutch: 'a',
  cap: 'o',
  beanie: 'o',
  gloves: 'as',
  glasses: 'os',
  jewellery: 'a',
  necklace: 'o',
  earrings: 'os',
  bracelet: 'a',
  ring: 'o',
  watch: 'o',
  tie: 'a',
  'bow-tie': 'o',
  tights: 'os',
  socks: 'as',
  swimwear: 'o',
  bikini: 'o',
  'swim-trunks': 'os',
  underwear: 'a',
  pyjamas: 'o',
  suit: 'o',
  leggings: 'as',
  joggers: 'as',
  'sports-bra': 'o',
  umbrella: 'o',
};

const firstWord = (text: string): string => text.toLocaleLowerCase('pt-PT').split(' ')[0] ?? '';

/** "a camisa branca" when the name begins with the kind, otherwise the name in quotes. */
export function nameInSentence({ name, kind }: { name: string; kind: Kind }): string {
  if (firstWord(name) !== firstWord(kindNames[kind])) return `«${name}»`;
  return `${articles[kind]} ${name.charAt(0).toLocaleLowerCase('pt-PT')}${name.slice(1)}`;
}
