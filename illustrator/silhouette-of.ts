import type { AttributeValues } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Silhouette } from './cuts.ts';

export interface SilhouetteHints {
  fabric?: AttributeValues['fabric'] | undefined;
  style?: AttributeValues['style'] | undefined;
}

type Choice = Silhouette | ((hints: SilhouetteHints) => Silhouette);

const choices: Readonly<Record<Kind, Choice>> = {
  't-shirt': 'tee',
  polo: 'polo',
  blouse: 'blouse',
  shirt: 'shirt',
  longsleeve: 'long-sleeve-tee',
  hoodie: 'hoodie',
  top: 'camisole',
  undershirt: 'undershirt',
  body: 'body',
  sweater: 'crew-sweater',
  cardigan: 'cardigan',
  vest: 'waistcoat',
  blazer: 'blazer',
  outerwear: ({ fabric }) => {
    if (fabric === 'down') return 'puffer';
    if (fabric === 'leather' || fabric === 'suede') return 'biker-jacket';
    if (fabric === 'denim') return 'denim-jacket';
    return fabric === 'wool' ? 'wool-coat' : 'bomber';
  },
  coat: ({ fabric }) => {
    if (fabric === 'down') return 'puffer';
    return fabric === 'cotton' || fabric === 'linen' || fabric === 'synthetic' ? 'trench' : 'wool-coat';
  },
  pants: ({ fabric, style }) => {
    if (fabric === 'denim') return 'jeans';
    if (style === 'sport' || fabric === 'knit') return 'joggers';
    if (fabric === 'silk' || fabric === 'chiffon' || fabric === 'linen') return 'palazzo';
    return fabric === 'cotton' || fabric === 'corduroy' ? 'chinos' : 'trousers';
  },
  shorts: 'shorts',
  skirt: ({ fabric, style }) => {
    if (style === 'formal' || fabric === 'leather' || fabric === 'denim' || fabric === 'suede')
      return 'pencil-skirt';
    return fabric === 'cotton' || fabric === 'linen' || fabric === 'silk' ? 'midi-skirt' : 'pleated-skirt';
  },
  jeans: 'jeans',
  dress: ({ fabric, style }) => {
    if (style === 'party' || style === 'formal') return 'cocktail-dress';
    if (fabric === 'silk' || fabric === 'chiffon') return 'slip-dress';
    return fabric === 'knit' || fabric === 'synthetic' ? 'wrap-dress' : 'shirt-dress';
  },
  jumpsuit: 'jumpsuit',
  shoes: ({ style }) => {
    if (style === 'sport') return 'sneakers';
    return style === 'party' ? 'court-shoes' : 'derbies';
  },
  sneakers: 'sneakers',
  boots: ({ style }) => (style === 'formal' || style === 'party' ? 'tall-boots' : 'chelsea-boots'),
  sandals: 'sandals',
  heels: 'court-shoes',
  loafers: 'loafers',
  flats: 'ballet-flats',
  hat: ({ fabric, style }) => {
    if (fabric === 'knit') return 'beanie';
    if (fabric === 'wool' && style === 'casual') return 'beret';
    if (fabric === 'wool' || style === 'formal') return 'fedora';
    return style === 'party' ? 'fedora' : 'cap';
  },
  bag: ({ fabric, style }) => {
    if (style === 'sport' || fabric === 'synthetic') return 'backpack';
    return fabric === 'cotton' || fabric === 'linen' || fabric === 'denim' ? 'tote' : 'bag';
  },
  belt: 'belt',
  sunglasses: 'sunglasses',
  tote: 'tote',
  'shoulder-bag': 'shoulder-bag',
  backpack: 'backpack',
  clutch: 'clutch',
  cap: 'cap',
  beanie: 'beanie',
  gloves: 'gloves',
  glasses: 'glasses',
  jewellery: 'necklace',
  necklace: 'necklace',
  earrings: 'earrings',
  bracelet: 'bracelet',
  ring: 'ring',
  watch: 'watch',
  tie: 'tie',
  'bow-tie': 'bow-tie',
  tights: 'tights',
  socks: 'socks',
  swimwear: 'swimsuit',
  bikini: 'bikini',
  'swim-trunks': 'swim-trunks',
  underwear: 'briefs',
  pyjamas: 'pyjamas',
  suit: 'suit',
  leggings: 'leggings',
  joggers: 'joggers',
  'sports-bra': 'sports-bra',
  umbrella: 'umbrella',
  scarf: ({ fabric }) => (fabric === 'silk' || fabric === 'chiffon' ? 'kerchief' : 'scarf'),
};

export function silhouetteFor(kind: Kind, hints: SilhouetteHints = {}): Silhouette {
  const choice = choices[kind];
  return typeof choice === 'function' ? choice(hints) : choice;
}
