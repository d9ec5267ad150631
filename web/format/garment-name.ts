import { kindNames } from '#contract/names.ts';
import type { Kind } from '#contract/vocabulary.ts';

type Article = 'el' | 'la' | 'los' | 'las';

/** Of the kind's Spanish name. */
const articles: Readonly<Record<Kind, Article>> = {
  't-shirt': 'la',
  polo: 'el',
  blouse: 'la',
  shirt: 'la',
  longsleeve: 'la',
  hoodie: 'la',
  top: 'el',
  undershirt: 'la',
  body: 'el',
  blazer: 'el',
  outerwear: 'la',
  pants: 'el',
  shorts: 'el',
  skirt: 'la',
  dress: 'el',
  shoes: 'los',
  hat: 'el',
  sweater: 'el',
  cardigan: 'el',
  vest: 'el',
  coat: 'el',
  jeans: 'los',
  jumpsuit: 'el',
  sneakers: 'las',
  boots: 'las',
  sandals: 'las',
  heels: 'los',
  loafers: 'los',
  flats: 'las',
  bag: 'el',
  belt: 'el',
  scarf: 'el',
  sunglasses: 'las',
  tote: 'el',
  'shoulder-bag': 'el',
  backpack: 'la',
  clutch: 'la',
  cap: 'la',
  beanie: 'el',
  gloves: 'los',
  glasses: 'las',
  jewellery: 'la',
  necklace: 'el',
  earrings: 'los',
  bracelet: 'la',
  ring: 'el',
  watch: 'el',
  tie: 'la',
  'bow-tie': 'la',
  tights: 'las',
  socks: 'los',
  swimwear: 'el',
  bikini: 'el',
  'swim-trunks': 'el',
  underwear: 'la',
  pyjamas: 'el',
  suit: 'el',
  leggings: 'las',
  joggers: 'el',
  'sports-bra': 'el',
  umbrella: 'el',
};

const firstWord = (text: string): string => text.toLocaleLowerCase('es-ES').split(' ')[0] ?? '';

/** "la camisa blanca" when the name begins with the kind, otherwise the name in quotes. */
export function nameInSentence({ name, kind }: { name: string; kind: Kind }): string {
  if (firstWord(name) !== firstWord(kindNames[kind])) return `«${name}»`;
  return `${articles[kind]} ${name.charAt(0).toLocaleLowerCase('es-ES')}${name.slice(1)}`;
}
